/** First parts of the portal's own addresses: a partner's page at `/{clientId}` would stand in their way. */
export const TAKEN_ADDRESSES: ReadonlySet<string> = new Set([
  ...['404', 'accessibilite', 'account', 'apps', 'debug', 'email', 'en', 'index', 'logout', 'password'],
  ...['plan-du-site', 'privacy', 'register', 'signin', 'terms', 'user', 'userapps', 'users', 'visit'],
  ...['backgrounds', 'brand', 'catalogue', 'preview'],
  ...['admin', 'appsadmin', 'usersadmin', 'appsrequestadmin'],
  ...['media', 'metrics', 'v1'],
])

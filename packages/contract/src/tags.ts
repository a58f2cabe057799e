/** The groups of the API's reference, in its order. */
export const TAGS = {
  session: 'Signing in, renewing, signing out',
  account: 'One’s own account',
  factors: 'One’s own second factors',
  catalogue: 'Apps, as everybody sees them',
  accesses: 'Asking for an app and opening it',
  visits: 'Visit passes, as their visitors see them',
  launch: 'One-time tickets, and what a demo or its gate calls',
  apps: 'Administration of apps',
  media: 'Images, videos and captions',
  users: 'Administration of users',
  'access requests': 'Administration of requests and accesses',
  'visit passes': 'Administration of visit passes',
  search: 'Words by which apps are found, and those that found none',
  parameters: 'Administration of parameters',
  journal: 'Who did what, when and on what',
  webhooks: 'Signed events for other programs',
  publication: 'State of the public site',
  statistics: 'Figures of the dashboard',
  operations: 'Health',
} as const
export type Tag = keyof typeof TAGS

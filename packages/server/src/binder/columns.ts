/** Purposes of the register; their texts are `binder.purposes` in the messages. */
export const PURPOSES = [
  'account',
  'consent',
  'news',
  'request',
  'launch',
  'feedback',
  'security',
  'company',
  'messages',
  'journal',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** Every column that holds personal data, with the purpose that says why, on what basis and for how long. */
export const PERSONAL: Record<string, Record<string, Purpose>> = {
  users: {
    ...purpose(
      'account',
      'id uuid email nom prenom telephone organisation fonction civility language status',
    ),
    ...purpose(
      'account',
      'is_active partner_id created_at updated_at last_connect_at idle_warned_at search roles',
    ),
    ...purpose('account', 'email_confirmed_at let_in_until'),
    ...purpose('security', 'password_hash factor_since'),
    ...purpose('news', 'optin_email'),
    ...purpose('consent', 'consent_version consent_at'),
  },
  users_search: purpose('account', 'search'),
  users_search_data: purpose('account', 'block'),
  app_followers: purpose('account', 'app_id user_id created_at'),
  consents: purpose('consent', 'user_id version language accepted at'),
  visit_guests: purpose('request', 'visit_pass_id user_id taken_at'),
  accesses: purpose(
    'request',
    'user_id status duration_id asked_duration_id nb_access reason request_reason partner_id created_at decided_by granted_at activated_at expire_at shut_at extended_at',
  ),
  launch_tickets: purpose('launch', 'access_id spent_at opened_at'),
  access_events: purpose('launch', 'access_id state'),
  feedback: purpose('feedback', 'useful again comment created_at'),
  sessions: purpose('security', 'user_id device created_at seen_at expires_at revoked_at factor_checked_at'),
  known_devices: purpose('security', 'user_id device first_at seen_at'),
  tokens: purpose('security', 'hash session_id used_at'),
  passkeys: purpose(
    'security',
    'user_id credential_id public_key counter transports name created_at last_used_at',
  ),
  passkey_challenges: purpose('security', 'user_id purpose'),
  factor_codes: purpose('security', 'user_id sealed since last_step'),
  code_setups: purpose('security', 'user_id sealed'),
  recovery_codes: purpose('security', 'hash user_id'),
  factor_tickets: purpose('security', 'hash user_id tries'),
  password_resets: purpose('security', 'hash user_id used_at'),
  email_confirmations: purpose('security', 'hash user_id'),
  decision_links: purpose('security', 'hash admin_id used_at'),
  attempts: purpose('security', 'key failures last_at'),
  company_identities: purpose('company', 'issuer subject user_id created_at seen_at'),
  company_sessions: purpose('company', 'session_id issuer subject sid sealed'),
  company_arrivals: purpose('company', 'sealed'),
  outbox: purpose('messages', 'recipient language values last_error'),
  webhook_deliveries: purpose('messages', 'topic payload'),
  drafts: purpose('journal', 'author_id planner_id'),
  journal: purpose('journal', 'actor_id actor_name object_id reason'),
}

function purpose<Name extends Purpose>(name: Name, columns: string): Record<string, Name> {
  return Object.fromEntries(columns.split(' ').map((column) => [column, name]))
}

/** Every other column: looked at, and found to say nothing of a person. */
export const IMPERSONAL: Record<string, string> = {
  access_events: 'id app_id access_exp created_at',
  access_tallies: 'status delta',
  accesses: 'id app_id is_open updated_at decided_at use_by told_at reminded_at',
  app_changes: 'entry_id app_id changes undoes',
  apps: 'id code name name_en category category_en version description description_en tags tags_en badge badge_en img_src img_src_en image image_en video_src video_src_en captions_src captions_src_en is_public_video url is_active_url order status duration_id secret_version created_at updated_at search extension_minutes down_since verified_at',
  apps_search: 'search',
  apps_search_config: 'k v',
  apps_search_data: 'id block',
  apps_search_idx: 'segid term pgno',
  app_views: 'day app_id views',
  attempts: 'first_at locked_until',
  company_arrivals: 'hash expires_at',
  company_logouts: 'hash expires_at',
  company_sessions: 'confirmed_at',
  code_setups: 'expires_at',
  consents: 'id',
  decision_links: 'access_id created_at expires_at',
  drafts: 'id app_id fields based_on publish_at failure created_at updated_at',
  email_confirmations: 'expires_at',
  factor_tickets: 'expires_at',
  feedback: 'id app_id',
  files: 'path app_id kind bytes created_at detached_at',
  journal:
    'id at kind actor object object_name app_id partner_id from_status to_status duration_id added_minutes rule rule_value details',
  launch_tickets: 'jti created_at expires_at',
  leases: 'name holder expires_at',
  outbox: 'id kind created_at send_after tries sent_at',
  parameters:
    'id parameter_name parameter_value parameter_status parameter_description url img_src created_at updated_at',
  passkey_challenges: 'challenge expires_at',
  passkeys: 'id',
  password_resets: 'created_at expires_at',
  previews: 'hash draft_id pages error created_at expires_at',
  publications: 'id live_revision published_at failed_at failed_revision error',
  retention_runs: 'name ran_at',
  revisions: 'name revision updated_at',
  search_misses: 'id words count first_at last_at',
  secrets: 'name value created_at',
  sessions: 'id',
  signing_keys: 'kid private_jwk public_jwk created_at retires_at for_tests',
  test_accesses: 'id app_id kind jti created_at spent_at expire_at revoked_at told_at',
  tokens: 'kind created_at expires_at successor',
  users_search_config: 'k v',
  users_search_data: 'id',
  users_search_idx: 'segid term pgno',
  visit_guests: 'id',
  visit_pass_apps: 'visit_pass_id app_id',
  visit_passes:
    'id name opens_at closes_at seats taken duration_id key_version renewed_at search created_at updated_at',
  webhook_deliveries:
    'id webhook_id message_id type created_at send_after tries delivered_at failed_at answer_status last_error',
  webhooks: 'id url description events is_active gone_at secret_version renewed_at created_at updated_at',
}

/** Kinds of the journal's entries, as `area.act` (docs/product.md#journal). Message keys follow the same names. */
export const JOURNAL_KINDS = [
  'access.asked',
  'access.granted',
  'access.refused',
  'access.cancelled',
  'access.revoked',
  'access.opened',
  'access.extended',
  'access.ended',
  'access.disclosed',
  'access.deleted',
  'app.created',
  'app.changed',
  'app.media',
  'app.credentials',
  'app.deleted',
  'catalogue.reordered',
  'catalogue.published',
  'parameter.created',
  'parameter.changed',
  'parameter.deleted',
  'webhook.created',
  'webhook.changed',
  'webhook.secret',
  'webhook.deleted',
  'visit.created',
  'visit.changed',
  'visit.key',
  'visit.deleted',
  'visit.taken',
  'person.admin',
  'person.rights',
  'person.changed',
  'person.sessions',
  'person.deleted',
  'signin.succeeded',
  'signin.failed',
  'signin.ended',
  'security.password',
  'factor.set',
  'factor.removed',
  'factor.reset',
  'factor.recovery',
] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]

/**
 * The author of an entry: the person concerned, an editor, an administrator, the portal by itself, an operator at the
 * command line, or somebody who proved nothing (`stranger`).
 */
export const JOURNAL_ACTORS = ['owner', 'editor', 'admin', 'portal', 'operator', 'stranger'] as const
export type JournalActor = (typeof JOURNAL_ACTORS)[number]

export const JOURNAL_OBJECTS = [
  'access',
  'app',
  'catalogue',
  'parameter',
  'person',
  'visit',
  'webhook',
] as const
export type JournalObject = (typeof JOURNAL_OBJECTS)[number]

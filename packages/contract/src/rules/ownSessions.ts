import type { JournalKind } from './journal.ts'

/** Kinds of the journal that the owner of an account sees (docs/product.md#own-sessions). */
export const ACCOUNT_KINDS = [
  'person.rights',
  'person.changed',
  'person.sessions',
  'signin.succeeded',
  'signin.failed',
  'signin.ended',
  'security.password',
  'factor.set',
  'factor.removed',
  'factor.reset',
  'factor.recovery',
] as const satisfies readonly JournalKind[]

/** The author as the owner is told: the owner, people of the portal, the portal by itself, or nobody knows. */
export const ACCOUNT_ACTORS = ['you', 'team', 'portal', 'stranger'] as const
export type AccountActor = (typeof ACCOUNT_ACTORS)[number]

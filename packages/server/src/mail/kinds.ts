import type { DraftFailure, DurationId, FactorMethod } from '@portal/contract'

export type AppNames = { app: string; appEn: string | null }

/** A request that waits; `id` is the access's. */
type Waiting = AppNames & { id: number; person: string; organisation: string | null; reason: string | null }

/** Kinds of mail with the values of their texts. Instants are ISO 8601. */
export type MailValues = {
  /** To the requester: the request was received and waits. */
  requestReceived: AppNames & { prenom: string }
  /** To the requester: the duration, and the last instant to open the access. */
  requestGranted: AppNames & { prenom: string; durationId: DurationId; useBy: string }
  /** To somebody who took a seat of a visit pass: what was granted. */
  visitGranted: { prenom: string; visit: string; durationId: DurationId; useBy: string; apps: AppNames[] }
  requestRefused: AppNames & { prenom: string; reason: string | null }
  /** To the requester: an administrator cancelled the request, or withdrew or revoked the access. */
  requestCancelled: AppNames & {
    prenom: string
    reason: string | null
    wasWaiting?: boolean
    wasRunning: boolean
  }
  /** To each administrator: a request waits. */
  requestWaiting: Waiting
  /** To each administrator: what came since the last message. */
  requestsWaiting: { count: number; since: string; requests: Waiting[] }
  /** To each administrator: what has waited for a working day or longer. */
  requestsLate: { count: number; since: string; requests: Waiting[] }
  /** To the requester: nobody answered for so many days. */
  requestUnanswered: AppNames & { prenom: string; days: number }
  /** To each administrator: the same. */
  requestNotAnswered: AppNames & { person: string; days: number }
  /** To each administrator: the demo has not answered since this instant. */
  demoDown: AppNames & { since: string }
  /** To somebody who waited for it: the app is open. */
  appOpened: AppNames & { prenom: string; code: string }
  /** To whoever planned it: the publication did not take place; `appId` is `null` for a new app. */
  draftFailed: AppNames & {
    prenom: string
    at: string
    failure: DraftFailure
    appId: number | null
  }
  /** To the owner of an idle account: the instant after which it is deleted. */
  accountIdle: { prenom: string; deleteAfter: string }
  /** To the owner of an account that the company's sign-in opens from now on. */
  companyJoined: { prenom: string; losesPassword: boolean }
  /** To somebody who signed in with a kind of browser that they had not used before. */
  newDevice: { prenom: string; device: string | null; at: string }
  /** To the owner of an account whose second factors changed, or whose recovery code was used. */
  factorChanged: {
    prenom: string
    event: 'set' | 'removed' | 'reset' | 'recovery'
    method: FactorMethod | null
    at: string
  }
  /** To this address; the link is made when the mail leaves, and only for an account. */
  passwordForgotten: Record<string, never>
  /** To somebody who has to confirm this address; the link is made when the mail leaves. */
  emailConfirm: Record<string, never>
}
export type MailKind = keyof MailValues
/** Kinds whose link is made when the mail leaves, so that its token waits nowhere. */
export const LINK_KINDS = ['passwordForgotten', 'emailConfirm'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

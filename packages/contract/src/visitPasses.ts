import { z } from 'zod'
import { PublicApp } from './apps.ts'
import {
  durationId,
  givenInstant,
  grantedDurationId,
  INVALID,
  id,
  instant,
  missingOrInvalid,
  REQUIRED,
  recordBody,
  requiredText,
  nullableText as text,
} from './fields.ts'
import {
  SEATS_MAX,
  VISIT_APPS_MAX,
  VISIT_NAME_MAX,
  VISIT_OUTCOMES,
  VISIT_STATES,
  visitKey,
} from './rules/visitPasses.ts'
import { registrationFields, withConfirmedPassword } from './users.ts'

const state = z.enum(VISIT_STATES)

/** A visit pass, for administrators (docs/product.md#visit-passes). */
export const VisitPass = z
  .object({
    id,
    name: z.string(),
    opens_at: instant,
    closes_at: instant,
    seats: z.int(),
    /** Seats that were taken, by people whose account is deleted too. */
    taken: z.int(),
    duration_id: durationId,
    app_ids: z.array(id),
    state,
    /** Instant when the key was renewed last. */
    renewed_at: instant.nullable(),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'VisitPass' })
export type VisitPass = z.output<typeof VisitPass>

/** A visit pass with the address that its QR code holds, which no list shows. */
export const VisitPassDetail = z
  .object({ ...VisitPass.shape, address: z.string() })
  .meta({ id: 'VisitPassDetail' })
export type VisitPassDetail = z.output<typeof VisitPassDetail>

const fields = {
  name: requiredText(VISIT_NAME_MAX),
  opens_at: givenInstant,
  closes_at: givenInstant,
  seats: z
    .int(missingOrInvalid)
    .min(1, 'visitPassesAdmin.seatsRange')
    .max(SEATS_MAX, 'visitPassesAdmin.seatsRange'),
  duration_id: grantedDurationId,
  app_ids: z.array(id, missingOrInvalid).min(1, REQUIRED).max(VISIT_APPS_MAX, INVALID),
  updated_at: instant.optional(),
}
const readOnly = Object.keys(VisitPassDetail.shape)

/** Tests whether a pass ends after it begins. */
export const endsAfterStart = ({ opens_at, closes_at }: { opens_at: string; closes_at: string }) =>
  Date.parse(closes_at) > Date.parse(opens_at)

/** Body of `POST /v1/visitpasses/`. */
export const VisitPassBody = recordBody(fields, readOnly).refine(endsAfterStart, {
  path: ['closes_at'],
  error: 'visitPassesAdmin.endAfterStart',
})
export type VisitPassBody = z.output<typeof VisitPassBody>

/** Body of `PUT /v1/visitpasses/{id}`: what it leaves out stays. */
export const VisitPassChange = recordBody(z.object(fields).partial().shape, readOnly)
export type VisitPassChange = z.output<typeof VisitPassChange>

/** Somebody who took a seat. */
export const VisitGuest = z
  .object({
    id,
    visit_pass_id: id,
    user_id: id,
    prenom: z.string(),
    nom: z.string(),
    email: z.string(),
    organisation: text,
    taken_at: instant,
  })
  .meta({ id: 'VisitGuest' })
export type VisitGuest = z.output<typeof VisitGuest>

const key = z
  .string(REQUIRED)
  .max(64, INVALID)
  .transform((typed) => visitKey(typed) ?? '')
/** Body of calls by the key of a pass, which no address carries. */
export const VisitKey = z.strictObject({ key })

/** A pass as its visitors see it: nobody else who came, and only apps that are online. */
export const Visit = z
  .object({
    id,
    name: z.string(),
    state,
    opens_at: instant,
    closes_at: instant,
    duration_id: durationId,
    apps: z.array(PublicApp),
  })
  .meta({ id: 'Visit' })
export type Visit = z.output<typeof Visit>

/** A seat that one took, and what became of each app; no apps when one had it already. */
export const VisitSeat = z
  .object({ id, name: z.string(), apps: z.array(z.object({ app_id: id, outcome: z.enum(VISIT_OUTCOMES) })) })
  .meta({ id: 'VisitSeat' })
export type VisitSeat = z.output<typeof VisitSeat>

export const OwnVisits = z.array(z.object({ visit_pass_id: id, name: z.string(), taken_at: instant }))

/** Body of `POST /v1/visit/account/`: an account, and the key of the pass that it takes a seat of. */
export const VisitRegistration = withConfirmedPassword(z.strictObject({ ...registrationFields, key }))
export type VisitRegistration = z.output<typeof VisitRegistration>

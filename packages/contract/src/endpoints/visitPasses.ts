import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { anyOf, list } from '../list.ts'
import { VISIT_STATES } from '../rules/visitPasses.ts'
import { visitGuest, visitKey, visitPass } from '../samples.ts'
import { VisitGuest, VisitPass, VisitPassBody, VisitPassChange, VisitPassDetail } from '../visitPasses.ts'

const tag = 'visit passes'
const { name, opens_at, closes_at, seats, duration_id, app_ids } = visitPass
const body = { name, opens_at, closes_at, seats, duration_id, app_ids }
const detail = { ...visitPass, address: `https://portail.exemple.fr/visit#${visitKey}` }

export const listVisitPasses = endpoint({
  get: '/v1/visitpasses/',
  who: 'admin',
  tag,
  summary: 'List visit passes',
  list: list({
    row: VisitPass,
    sorts: ['id', 'name', 'opens_at', 'closes_at', 'taken', 'created_at'],
    defaultSort: ['closes_at', 'desc'],
    filter: { state: z.enum(VISIT_STATES).optional() },
  }),
  example: { answer: [visitPass] },
})

export const readVisitPass = endpoint({
  get: '/v1/visitpasses/:id',
  who: 'admin',
  tag,
  summary: 'Read a visit pass, with the address that its QR code holds',
  answer: VisitPassDetail,
  example: { answer: detail },
})

export const createVisitPass = endpoint({
  post: '/v1/visitpasses/',
  who: 'admin',
  tag,
  summary: 'Make a visit pass',
  body: VisitPassBody,
  answer: VisitPassDetail,
  status: 201,
  example: { body, answer: { ...detail, taken: 0 } },
})

export const updateVisitPass = endpoint({
  put: '/v1/visitpasses/:id',
  who: 'admin',
  tag,
  summary: 'Change a visit pass',
  about: 'Whoever took a seat keeps what was granted. A field that is left out stays as it is.',
  body: VisitPassChange,
  answer: VisitPassDetail,
  errors: ['conflict'],
  example: { body: { ...body, seats: 80 }, answer: { ...detail, seats: 80 } },
})

export const deleteVisitPass = endpoint({
  delete: '/v1/visitpasses/:id',
  who: 'admin',
  tag,
  summary: 'Delete a visit pass, and the list of who came',
  about: 'Whoever took a seat keeps what was granted.',
  answer: VisitPass,
  example: { answer: visitPass },
})

export const renewVisitKey = endpoint({
  post: '/v1/visitpasses/:id/key/',
  who: 'admin',
  tag,
  summary: 'Renew the key of a visit pass; the old one opens nothing from then on',
  answer: VisitPassDetail,
  example: { answer: detail },
})

export const listVisitGuests = endpoint({
  get: '/v1/visitguests/',
  who: 'admin',
  tag,
  summary: 'List who took a seat of a visit pass',
  list: list({
    row: VisitGuest,
    sorts: ['id', 'taken_at'],
    defaultSort: ['id', 'desc'],
    filter: { visit_pass_id: anyOf(id).optional() },
  }),
  example: { answer: [visitGuest] },
})

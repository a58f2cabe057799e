import { endpoint } from '../endpoint.ts'
import { app, registration, session, user, visit, visitKey, visitPass } from '../samples.ts'
import { Registered } from '../tokens.ts'
import { OwnVisits, Visit, VisitKey, VisitRegistration, VisitSeat } from '../visitPasses.ts'

const tag = 'visits'
const body = { key: visitKey }
const refusals = ['visit_pass_unknown', 'visit_pass_early', 'visit_pass_full', 'visit_pass_over'] as const

export const readVisit = endpoint({
  post: '/v1/visit/',
  who: 'anyone',
  tag,
  summary: 'Read a visit pass by its key',
  about: 'Changes nothing. The key is in the body, so that it stands in no log.',
  body: VisitKey,
  answer: Visit,
  errors: ['visit_pass_unknown'],
  example: { body, answer: visit },
})

export const takeSeat = endpoint({
  post: '/v1/visit/seat/',
  who: 'user',
  tag,
  summary: 'Take a seat of a visit pass, and be granted its apps',
  about: 'Once for each person: a second call changes nothing, and answers without apps.',
  body: VisitKey,
  answer: VisitSeat,
  errors: [...refusals, 'app_not_online'],
  example: {
    body,
    answer: { id: visitPass.id, name: visitPass.name, apps: [{ app_id: app.id, outcome: 'granted' }] },
  },
})

export const listOwnVisits = endpoint({
  get: '/v1/visit/seats/',
  who: 'user',
  tag,
  summary: 'List the visit passes of which one took a seat',
  answer: OwnVisits,
  example: {
    answer: [{ visit_pass_id: visitPass.id, name: visitPass.name, taken_at: visitPass.created_at }],
  },
})

export const registerForVisit = endpoint({
  post: '/v1/visit/account/',
  who: 'anyone',
  tag,
  summary: 'Create an account, sign it in and take a seat of a visit pass',
  about: 'All or nothing: without a seat there is no account.',
  body: VisitRegistration,
  answer: Registered,
  status: 201,
  errors: [...refusals, 'app_not_online', 'registration_closed', 'email_taken'],
  example: {
    body: { ...registration, key: visitKey },
    answer: { ...session, user },
  },
})

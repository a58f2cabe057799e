import { AdminApp } from '../apps.ts'
import { AppDraft, DraftCreate, DraftPreview, DraftPublish, DraftUpdate } from '../drafts.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { anyOf, list } from '../list.ts'
import { adminApp } from '../samples.ts'

const tag = 'apps'
const fields = { badge: 'Nouveau' }
const draft: AppDraft = {
  id: 4,
  app_id: adminApp.id,
  name: adminApp.name,
  fields,
  based_on: adminApp.updated_at,
  is_overtaken: false,
  publish_at: null,
  failure: null,
  author_name: 'Ada Martin',
  planner_name: null,
  created_at: adminApp.updated_at,
  updated_at: adminApp.updated_at,
}

export const listDrafts = endpoint({
  get: '/v1/drafts/',
  who: 'editor',
  tag,
  summary: 'List the drafts of apps',
  list: list({
    row: AppDraft,
    sorts: ['id', 'publish_at', 'updated_at'],
    defaultSort: ['updated_at', 'desc'],
    filter: { app_id: anyOf(id).optional() },
  }),
  example: { answer: [draft] },
})

export const readDraft = endpoint({
  get: '/v1/drafts/:id',
  who: 'editor',
  tag,
  summary: 'Read a draft',
  answer: AppDraft,
  example: { answer: draft },
})

export const createDraft = endpoint({
  post: '/v1/drafts/',
  who: 'editor',
  tag,
  summary: 'Keep changes of an app, or a new app, as a draft',
  about: 'An app has one draft at most. Nothing of it is public before it is published.',
  body: DraftCreate,
  answer: AppDraft,
  status: 201,
  errors: ['not_found', 'draft_taken'],
  example: { body: { app_id: adminApp.id, fields, based_on: adminApp.updated_at }, answer: draft },
})

export const updateDraft = endpoint({
  put: '/v1/drafts/:id',
  who: 'editor',
  tag,
  summary: 'Change a draft, plan its publication, or take it over onto the app as it is',
  about: '`fields` replaces all fields that the draft had.',
  body: DraftUpdate,
  answer: AppDraft,
  errors: ['conflict'],
  example: { body: { publish_at: '2030-01-07T08:00:00.000Z' }, answer: draft },
})

export const deleteDraft = endpoint({
  delete: '/v1/drafts/:id',
  who: 'editor',
  tag,
  summary: 'Throw a draft away',
  answer: AppDraft,
  example: { answer: draft },
})

export const publishDraft = endpoint({
  post: '/v1/drafts/:id/publish/',
  who: 'editor',
  tag,
  summary: 'Publish a draft as an edit of its app, or as a new app',
  about: 'Refused once the app has changed since the draft began.',
  body: DraftPublish,
  answer: AdminApp,
  errors: ['conflict', 'code_taken'],
  example: { body: {}, answer: adminApp },
})

export const previewDraft = endpoint({
  post: '/v1/drafts/:id/preview/',
  who: 'editor',
  tag,
  summary: 'Render the app’s page as the draft would have it',
  about:
    'The addresses open the pages for half an hour, without a session; until they are rendered, they say so.',
  answer: DraftPreview,
  status: 201,
  example: {
    answer: {
      fr: '/preview?key=nQf3…',
      en: '/en/preview?key=nQf3…',
      expires_at: adminApp.updated_at,
    },
  },
})

import { z } from 'zod'
import { App, PublicApp, PublicApps } from '../apps.ts'
import { CategoryLabels } from '../categories.ts'
import { endpoint } from '../endpoint.ts'
import { oneOf } from '../fields.ts'
import { anyOf, list } from '../list.ts'
import { APP_STATUSES, CATEGORIES } from '../rules/statuses.ts'
import { app, publicApp } from '../samples.ts'

const tag = 'catalogue'

export const readCatalogue = endpoint({
  get: '/v1/publicsapps/',
  who: 'anyone',
  tag,
  summary: 'Read the public catalogue, every app in its order',
  about: 'It carries an `ETag`; `If-None-Match` answers 304 while nothing has changed.',
  answer: PublicApps,
  example: { answer: [publicApp] },
})

export const readPublicApp = endpoint({
  get: '/v1/publicsapps/:id',
  who: 'anyone',
  tag,
  summary: 'Read one app of the public catalogue',
  answer: PublicApp,
  errors: ['not_found'],
  example: { answer: publicApp },
})

export const readCategories = endpoint({
  get: '/v1/categories/',
  who: 'anyone',
  tag,
  summary: 'Read the categories with their labels in French, English and Spanish',
  answer: z.array(CategoryLabels),
  example: {
    answer: [{ id: 1, label_fr: 'Responsable', label_en: 'Responsible', label_es: 'Responsable' }],
  },
})

export const listApps = endpoint({
  get: '/v1/apps',
  who: 'user',
  tag,
  summary: 'List the apps',
  list: list({
    row: App,
    sorts: ['id', 'order', 'name', 'code', 'category', 'status', 'updated_at'],
    defaultSort: ['order', 'asc'],
    filter: {
      status: anyOf(oneOf(APP_STATUSES)).optional(),
      category: anyOf(oneOf(CATEGORIES)).optional(),
    },
    otherNames: { app_status: 'status' },
  }),
  example: { answer: [app] },
})

export const readApp = endpoint({
  get: '/v1/apps/:id',
  who: 'user',
  tag,
  summary: 'Read an app',
  answer: App,
  example: { answer: app },
})

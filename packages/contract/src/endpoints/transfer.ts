import { endpoint } from '../endpoint.ts'
import { EDITED_COLUMNS } from '../rules/appColumns.ts'
import { TRANSFERRED_MEDIA } from '../rules/media.ts'
import { pick } from '../rules/pick.ts'
import { adminApp } from '../samples.ts'
import { ImportBody, ImportReport, TransferredApps } from '../transfer.ts'

const tag = 'apps'
const { name, code, category, status } = adminApp

export const exportApps = endpoint({
  get: '/v1/manageapps/export/',
  who: 'editor',
  tag,
  summary: 'Export every app, in the order of the catalogue',
  about:
    'For `POST /v1/manageapps/import/`, here or at another portal. Files are named by addresses; those of videos for members open for a day.',
  answer: TransferredApps,
  example: { answer: [pick(adminApp, [...EDITED_COLUMNS, ...TRANSFERRED_MEDIA])] },
})

export const importApps = endpoint({
  post: '/v1/manageapps/import/',
  who: 'editor',
  stepUp: true,
  tag,
  summary: 'Import apps',
  about:
    'An app is known by its code: it is changed in the fields that its row names, or created at the end. One refused row, and nothing is changed. `dry_run` says what would change. Files named by address are fetched after that; one that cannot be had is named in its row, and leaves the old one.',
  body: ImportBody,
  answer: ImportReport,
  errors: ['conflict', 'code_taken'],
  example: {
    body: { dry_run: true, apps: [{ name, code, category, status }] },
    answer: {
      applied: false,
      rows: [
        {
          row: 1,
          code,
          act: 'change',
          changes: [{ field: 'name', before: 'Till', after: name }],
          media: [],
          errors: {},
        },
      ],
    },
  },
})

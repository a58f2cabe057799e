import { endpoint } from '../endpoint.ts'
import { EDITED_COLUMNS } from '../rules/appColumns.ts'
import { pick } from '../rules/pick.ts'
import { adminApp } from '../samples.ts'
import { ImportBody, ImportReport, TransferredApps } from '../transfer.ts'

const tag = 'apps'
const { name, code, category, status } = adminApp

export const exportApps = endpoint({
  get: '/v1/manageapps/export/',
  who: 'editor',
  tag,
  summary: 'Export texts and settings of every app, in the order of the catalogue',
  about: 'For `POST /v1/manageapps/import/`, here or at another portal. Files stay behind.',
  answer: TransferredApps,
  example: { answer: [pick(adminApp, EDITED_COLUMNS)] },
})

export const importApps = endpoint({
  post: '/v1/manageapps/import/',
  who: 'editor',
  stepUp: true,
  tag,
  summary: 'Import texts and settings of apps',
  about:
    'An app is known by its code: it is changed in the fields that its row names, or created at the end. One refused row, and nothing is changed. `dry_run` says what would change.',
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
          errors: {},
        },
      ],
    },
  },
})

import type { AdminApp } from '@portal/contract'
import { AppStatus, COPIED_COLUMNS, pick } from '@portal/contract/rules'

/** Copies texts and settings into a new app: no files, no code, and not online before somebody looked at it. */
export const copyOfApp = (app: AdminApp, name: string) => ({
  ...pick(app, COPIED_COLUMNS),
  name,
  status: AppStatus.inPreparation,
})

import type { AdminApp } from '@portal/contract'
import { AppStatus, COPIED_COLUMNS, pick } from '@portal/contract/rules'

/** Copies texts and settings into a new app: no files, no code, not online. */
export const copyOfApp = (app: AdminApp, name: string) => ({
  ...pick(app, COPIED_COLUMNS),
  name,
  status: AppStatus.inPreparation,
})

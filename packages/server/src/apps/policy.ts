import { AppStatus } from '@portal/contract'
import type { AppRow } from '../db/tables.ts'
import type { Settings } from '../parameters/settings.ts'

/** Tells whether the catalogue shows an app: a parameter hides those that are offline. */
export const isInCatalogue = (
  { status }: Pick<AppRow, 'status'>,
  { hideOffline }: Pick<Settings, 'hideOffline'>,
) => !hideOffline || status !== AppStatus.offline

import type { AdminApp } from '@portal/contract'
import { MEDIA_COLUMNS, mediaPath } from '@portal/contract/rules'
import type { MediaSlot } from '../../providers/media.ts'

/** Gives the stored path of an app's file in one language; `null` without one. */
export const storedPath = (app: AdminApp, { kind, language }: Omit<MediaSlot, 'appId'>) =>
  mediaPath(app[MEDIA_COLUMNS[language][kind]])

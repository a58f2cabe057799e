import { AppStatus } from '@portal/contract'
import type { AppRow } from '../db/tables.ts'

/** Tells whether people can ask for an app: online, with an address that works. */
export const isOnOffer = ({ status, is_active_url, url }: Pick<AppRow, 'status' | 'is_active_url' | 'url'>) =>
  status === AppStatus.online && is_active_url === 1 && url !== null

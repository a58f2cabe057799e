import { formatDate } from '@portal/contract/rules'
import { pageLanguage } from './pageLanguage.ts'

/** Writes an instant as the page's language needs it. */
export const writtenDate = (instant: string) => formatDate(instant, pageLanguage())

import { formatDate } from '@portal/contract/rules'
import { currentLanguage } from './language.ts'

/** Writes an instant in a sentence of the console's language. */
export const writtenDate = (instant: string) => formatDate(instant, currentLanguage())

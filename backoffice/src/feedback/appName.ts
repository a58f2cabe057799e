import type { Feedback } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { currentLanguage } from '../providers/language.ts'

/** Names the app that was tried, in the console's language. */
export const appName = ({ app_name, app_name_en }: Feedback) =>
  localized(currentLanguage(), app_name, app_name_en) ?? app_name

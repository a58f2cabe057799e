import type { Language } from '@portal/contract/rules'
import { pickMessages } from '@portal/messages/pick'
import { islandPaths } from '../paths.ts'

/** What every island gets; see `islands.ts`. */
export const islandProps = <const Key extends Parameters<typeof pickMessages>[1][number]>(
  locale: Language,
  keys: readonly Key[],
) => ({ locale, messages: pickMessages(locale, keys), paths: islandPaths(locale) })

import type { Language } from '@portal/contract/rules'
import { pickMessages } from '@portal/messages/pick'
import { islandPaths } from '../paths.ts'

/** Builds the props of an island; see `islands.ts`. */
export const islandProps = <const Key extends Parameters<typeof pickMessages>[1][number]>(
  locale: Language,
  keys: readonly Key[],
) => ({ locale, messages: pickMessages(locale, keys), paths: islandPaths(locale) })

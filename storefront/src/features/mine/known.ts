import type { UserApp } from '@portal/contract'
import type { Language } from '@portal/contract/rules'
import type { MineWords } from './words.ts'

/** The page's knowledge of its visitor when it draws. */
export type Known = {
  records: readonly UserApp[]
  /** The portal's time. */
  now: Date
  language: Language
  words: MineWords
}

import type { Factors } from '@portal/contract'
import type { AccountStrings } from '../strings.ts'
import type { Prove } from './useProof.tsx'
import type { OwnWords } from './words.ts'

/** Props of each section of the panel. */
export type SectionProps = {
  factors: Factors
  words: OwnWords
  strings: AccountStrings
  prove: Prove
  /** Reads the factors anew and says what was done. */
  onChanged: (sentence: string) => Promise<void>
}

import type { Letters } from './letters/letter.ts'
import { toAccounts } from './letters/toAccounts.ts'
import { toRequesters } from './letters/toRequesters.ts'
import { toTeam } from './letters/toTeam.ts'

/** Writes each kind of mail. */
export const letters: Letters = { ...toRequesters, ...toTeam, ...toAccounts }

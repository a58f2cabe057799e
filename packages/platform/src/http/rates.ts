import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@portal/contract/rules'

export type Rate = [most: number, perMs: number]
/** Rates of each limit, shortest time first (docs/security.md#limits). */
export const RATES = {
  signIn: {
    address: [
      [10, MINUTE_MS],
      [100, HOUR_MS],
    ],
    account: [],
  },
  refresh: { address: [[60, MINUTE_MS]], account: [] },
  signUp: { address: [[5, HOUR_MS]], account: [] },
  /** Many visitors share the address of one room; the seats of the pass bound what comes of it. */
  visit: { address: [[200, MINUTE_MS]], account: [[20, MINUTE_MS]] },
  password: { address: [[10, HOUR_MS]], account: [] },
  launch: { address: [[30, MINUTE_MS]], account: [[30, HOUR_MS]] },
  searchMiss: {
    address: [
      [10, MINUTE_MS],
      [60, HOUR_MS],
    ],
    account: [],
  },
  view: {
    address: [
      [60, MINUTE_MS],
      [600, HOUR_MS],
    ],
    account: [],
  },
  upload: { address: [[60, HOUR_MS]], account: [] },
  other: { address: [[100, 10 * SECOND_MS]], account: [[300, 10 * SECOND_MS]] },
} satisfies Record<string, { address: Rate[]; account: Rate[] }>
export const SESSION_RATE: Rate = [10, MINUTE_MS]

export type LimitName = keyof typeof RATES

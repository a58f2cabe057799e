const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export type Rate = [most: number, perMs: number]
/** Rates of each limit, shortest time first (docs/security.md#limits). */
export const RATES = {
  signIn: {
    address: [
      [10, MINUTE],
      [100, HOUR],
    ],
    account: [],
  },
  refresh: { address: [[60, MINUTE]], account: [] },
  signUp: { address: [[5, HOUR]], account: [] },
  password: { address: [[10, HOUR]], account: [] },
  launch: { address: [[30, MINUTE]], account: [[30, HOUR]] },
  upload: { address: [[60, HOUR]], account: [] },
  other: { address: [[100, 10 * SECOND]], account: [[300, 10 * SECOND]] },
} satisfies Record<string, { address: Rate[]; account: Rate[] }>
export const SESSION_RATE: Rate = [10, MINUTE]

export type LimitName = keyof typeof RATES

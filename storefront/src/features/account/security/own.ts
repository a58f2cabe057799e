import type { Factors } from '@portal/contract'

/** Recovery codes that call for new ones. */
export const FEW = 3

export const hasFactor = ({ passkeys, code }: Factors) => passkeys.length > 0 || code !== null

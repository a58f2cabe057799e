import type { FactorMethod, Factors } from '@portal/contract'

/** Lists the ways in which a factor can be shown, the easiest first. */
export const methodsOf = ({ passkeys, code, recovery_left }: Factors): FactorMethod[] => [
  ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ...(code ? (['code'] as const) : []),
  ...(recovery_left > 0 ? (['recovery'] as const) : []),
]

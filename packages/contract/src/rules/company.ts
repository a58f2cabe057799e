/** Reasons for which a company sign-in fails before there is somebody to sign in, as the page's address says them. */
const COMPANY_FAILURES = ['unreachable', 'refused', 'over'] as const
export type CompanyFailure = (typeof COMPANY_FAILURES)[number]

/** Tells why the sign-in failed, from the query of its page; `null` when it did not. */
export function companyFailure(search: string): CompanyFailure | null {
  const told = new URLSearchParams(search).get('failed')
  return COMPANY_FAILURES.find((one) => one === told) ?? null
}

import type { Deps } from '../deps.ts'
import { askProvider } from './commands/askProvider.ts'
import { leavingAddress } from './leavingAddress.ts'
import { findCompanySession } from './queries.ts'

/** What sessions ask about those that began at the company's provider. */
export type CompanySessions = {
  /** Tells whether the provider still lets the person in; ends the session when it does not. */
  isLetIn(sessionId: number): Promise<boolean>
  /** Gives the address at which the session at the provider ends too; `null` where there is none. */
  leavingAddress(sessionId: number): Promise<string | null>
}

export function createCompanySessions(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'config' | 'provider' | 'secrets'>,
): CompanySessions {
  const secret = () => deps.secrets.read('company-sign-in')
  return {
    async isLetIn(sessionId) {
      const session = await findCompanySession(deps.db, sessionId)
      return session === undefined || askProvider(deps, await secret(), session)
    },
    async leavingAddress(sessionId) {
      const session = await findCompanySession(deps.db, sessionId)
      return session ? leavingAddress(deps, await secret(), session) : null
    },
  }
}

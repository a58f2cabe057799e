import type { Deps } from '../deps.ts'
import { mayUsePassword } from '../policy.ts'
import { askProvider } from './commands/askProvider.ts'
import { leavingAddress } from './leavingAddress.ts'
import { findCompanySession } from './queries.ts'

/** Answers what refresh and logout ask about a session that began at the company's provider. */
export type CompanySessions = {
  /**
   * Tells whether a session may go on: the provider still lets the person in, or their password is still taken. Ends
   * what the provider ended.
   */
  isLetIn(sessionId: number, user: Parameters<typeof mayUsePassword>[1]): Promise<boolean>
  /** Gives the address at which the session at the provider ends too; `null` where there is none. */
  leavingAddress(sessionId: number): Promise<string | null>
}

export function createCompanySessions(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'config' | 'provider' | 'secrets'>,
): CompanySessions {
  const secret = () => deps.secrets.read('company-sign-in')
  return {
    async isLetIn(sessionId, user) {
      const session = await findCompanySession(deps.db, sessionId)
      if (!session) return mayUsePassword(deps.config, user, deps.now())
      return askProvider(deps, await secret(), session)
    },
    async leavingAddress(sessionId) {
      const session = await findCompanySession(deps.db, sessionId)
      return session ? leavingAddress(deps, await secret(), session) : null
    },
  }
}

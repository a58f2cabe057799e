import type { CallInput, CompanySession, Session as SessionAnswer, SignIn } from '@portal/contract'
import type { Calls } from '../calls.ts'
import { ApiError } from '../errors.ts'
import type { Http } from '../http.ts'
import type { Session } from '../session.ts'

export function tokenCalls({ open }: Calls, session: Session, http: Pick<Http, 'open'>) {
  function keep(answer: SessionAnswer): SessionAnswer {
    if (!session.save(answer)) throw new ApiError({ code: 'token_incorrect', status: 200 })
    return answer
  }
  return {
    /**
     * Signs in and keeps the session.
     *
     * @throws ApiError `second_factor_needed` with the ticket for `showFactor`
     */
    signIn: async (credentials: SignIn) => keep(await open('POST /v1/token/', { body: credentials })),
    /** Finishes a sign-in with the second factor, and keeps the session. */
    showFactor: async (body: CallInput<'POST /v1/token/factor/'>['body']) =>
      keep(await open('POST /v1/token/factor/', { body })),
    /**
     * Takes the session of a company sign-in, and keeps it.
     *
     * @returns the session, or for whom the consent is asked
     */
    async arrive(body: CallInput<'POST /v1/company/session/'>['body']): Promise<CompanySession> {
      const answer = await open('POST /v1/company/session/', { body })
      return 'consent_for' in answer ? answer : keep(answer)
    },
    /**
     * Ends the session: in this browser at once, on the server as soon as it hears of it.
     *
     * @returns where the session at the company's provider ends too; `null` where there is none
     */
    async signOut(): Promise<string | null> {
      const refresh_token = session.refreshToken()
      session.clear()
      if (refresh_token === null) return null
      const { headers } = await http.open('post', 'v1/logout/', { json: { refresh_token } })
      return headers.get('location')
    },
  }
}

import type { Session as SessionAnswer, SignIn } from '@portal/contract'
import { ApiError } from '../errors.ts'
import type { Http } from '../http.ts'
import type { Session } from '../session.ts'

export const tokenCalls = (http: Http, session: Session) => ({
  /** Signs in and keeps the session. */
  async signIn(credentials: SignIn): Promise<SessionAnswer> {
    const answer = await http.post<SessionAnswer>('v1/token/', { json: credentials, renews: false })
    if (!session.save(answer)) throw new ApiError({ code: 'token_incorrect', status: 200 })
    return answer
  },
  /** Ends the session: in this browser at once, on the server as soon as it hears of it. */
  async signOut(): Promise<void> {
    const refresh_token = session.refreshToken()
    session.clear()
    if (refresh_token === null) return
    await http.post<void>('v1/logout/', { json: { refresh_token }, renews: false })
  },
})

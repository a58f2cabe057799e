import type { CompanyProvider } from './companyProvider.ts'
import type { TestPortal } from './testPortal.ts'

type Claims = Record<string, unknown>

/** A browser at the company's sign-in: keeps the portal's cookies between calls. */
export function companyVisitor(provider: CompanyProvider) {
  const jar = new Map<string, string>()
  const headers = () => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })
  const call = async (portal: TestPortal, method: string, path: string, body?: unknown) => {
    const answer = await portal.call(method, path, {
      headers: headers(),
      ...(body !== undefined && { body }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const visitor = {
    jar,
    /** Goes to the provider. @returns its address with the portal's question */
    async begin(portal: TestPortal, query = '') {
      const answer = await call(portal, 'GET', `/v1/company/signin/fr${query}`)
      return answer.headers.get('location') ?? ''
    },
    /** Comes back. @returns where the portal leads to */
    async comeBack(portal: TestPortal, query: URLSearchParams) {
      const answer = await call(portal, 'GET', `/v1/company/callback?${query}`)
      return answer.headers.get('location') ?? ''
    },
    /** Goes there and back again. */
    async visit(portal: TestPortal, claims: Claims) {
      const address = await visitor.begin(portal)
      return visitor.comeBack(portal, provider.authorize(address, claims))
    },
    take: (portal: TestPortal, body: object = {}) => call(portal, 'POST', '/v1/company/session/', body),
    /** The whole way, consent included. */
    async signIn(portal: TestPortal, claims: Claims) {
      await visitor.visit(portal, claims)
      return visitor.take(portal, { consent: true })
    },
  }
  return visitor
}

import { generateKeyPair } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import Provider from 'oidc-provider'

export type Colleague = {
  email: string
  email_verified: boolean
  given_name: string
  family_name: string
  groups: string[]
}
const CLIENT = { client_id: 'portail', client_secret: 'un secret de test' }

/** Runs a certified provider of OpenID Connect with its own sign-in pages; whoever `colleagues` names may sign in. */
export async function startProvider() {
  const colleagues = new Map<string, Colleague>()
  let handle: RequestListener = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`

  return {
    colleagues,
    /** Settings of a portal that uses it. */
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_ADMIN_GROUP: 'direction',
      OIDC_EDITOR_GROUP: 'redaction',
    },
    /** Knows the portal from now on; before, the provider is away. */
    async know(portalUrl: string) {
      const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
      const provider = new Provider(issuer, {
        clients: [
          {
            ...CLIENT,
            id_token_signed_response_alg: 'ES256',
            redirect_uris: [`${portalUrl}/v1/company/callback`],
            post_logout_redirect_uris: [`${portalUrl}/`],
            backchannel_logout_uri: `${portalUrl}/v1/company/logout/`,
            backchannel_logout_session_required: true,
            grant_types: ['authorization_code', 'refresh_token'],
          },
        ],
        jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'e2e' }] },
        cookies: { keys: ['only for this test'] },
        claims: {
          openid: ['sub', 'sid'],
          email: ['email', 'email_verified'],
          profile: ['given_name', 'family_name', 'groups'],
        },
        features: { backchannelLogout: { enabled: true } },
        // Its own guard would not let it call a portal on this machine.
        fetch: (url, { method, headers, body, signal } = {}) => fetch(url, { method, headers, body, signal }),
        issueRefreshToken: async () => true,
        findAccount: async (_context, id) => {
          const colleague = colleagues.get(id)
          return colleague && { accountId: id, claims: async () => ({ sub: id, ...colleague }) }
        },
      })
      handle = provider.callback()
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

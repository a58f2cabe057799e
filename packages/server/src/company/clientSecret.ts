import { type ClientAuth, ClientSecretPost, type ServerMetadata } from 'openid-client'

type Client = { clientId: string; clientSecret: string }

/** Chooses how the portal shows its secret to the provider: by HTTP Basic, unless that is not offered. */
export function clientSecret({ clientId, clientSecret }: Client, provider: ServerMetadata): ClientAuth {
  const isBasic = provider.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true
  if (!isBasic) return ClientSecretPost(clientSecret)
  const credentials = Buffer.from(`${escaped(clientId)}:${escaped(clientSecret)}`).toString('base64')
  return (_provider, _client, _body, headers) => headers.set('authorization', `Basic ${credentials}`)
}

/**
 * Escapes as RFC 6749, 2.3.1 says, and keeps hyphens, dots and underlines as they are: some providers take them
 * literally only, and the library escapes them too.
 */
const escaped = (value: string) => new URLSearchParams([['', value]]).toString().slice(1)

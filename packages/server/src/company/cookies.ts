import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** `signin` goes to the provider and back; `arrival` waits for the page that takes the session. */
type CookieName = 'signin' | 'arrival'
type Config = { publicUrl: string }

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:')
const nameOf = (config: Config, name: CookieName) => `${isSecure(config) ? '__Host-' : ''}portal-${name}`

export const readCookie = (config: Config, { headers }: FastifyRequest, name: CookieName) =>
  parseCookie(headers.cookie ?? '')[nameOf(config, name)]

/** Sets a cookie that scripts cannot read and that other sites' forms do not send. */
export function setCookie(
  config: Config,
  reply: FastifyReply,
  { name, value, seconds }: { name: CookieName; value: string; seconds: number },
) {
  const cookie = stringifySetCookie({
    name: nameOf(config, name),
    value,
    maxAge: seconds,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
  })
  reply.header('set-cookie', cookie)
}

export const clearCookie = (config: Config, reply: FastifyReply, name: CookieName) =>
  setCookie(config, reply, { name, value: '', seconds: 0 })

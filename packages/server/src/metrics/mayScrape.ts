import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { isSameSecret } from '../sameSecret.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')
const isLoopback = (address: string) =>
  isIP(address) > 0 && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Headers that proxies add; a request with one of these speaks for somebody else. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Tells whether a request is the machine's own: its socket and the address that it asks for are loopback, and nobody
 * forwarded it. Headers can only take this away, so none can be forged.
 */
export function isOfMachine({ socket, headers }: IncomingMessage): boolean {
  const name = /^(?:\[(.+)\]|([^:]+))(?::\d+)?$/.exec(headers.host ?? '')
  const host = name?.[1] ?? name?.[2] ?? ''
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    (host === 'localhost' || isLoopback(host)) &&
    !FORWARDED.some((header) => header in headers)
  )
}

/** Tells whether a request bears a token (RFC 6750). */
export const bears = (token: string, { headers }: IncomingMessage): boolean =>
  isSameSecret(/^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '', token)

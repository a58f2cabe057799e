import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { removeForwarding } from '../request/headers.ts'
import { BadSetting } from './badSetting.ts'

/** Tells which callers are the front proxy, by addresses and ranges like `10.0.0.0/8`. @throws BadSetting */
export function createFrontProxy(addresses: readonly string[]) {
  const trusted = new BlockList()
  for (const entry of addresses) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address)
    if (!family || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      throw new BadSetting(`--trust-proxy must list addresses like 127.0.0.1 or 10.0.0.0/8, not ${entry}.`)
    if (bits === undefined) trusted.addAddress(address, kindOf(family))
    else trusted.addSubnet(address, Number(bits), kindOf(family))
  }
  return ({ socket }: IncomingMessage) => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
    const family = isIP(address)
    return family > 0 && trusted.check(address, kindOf(family))
  }
}

const kindOf = (family: number) => (family === 4 ? 'ipv4' : 'ipv6')

/** Says to the demo where a request came from; what a visitor says of that himself does not count. */
export function sayWhereFrom(req: IncomingMessage, isFrontProxy: boolean, secure: boolean) {
  if (!isFrontProxy) removeForwarding(req)
  const { headers, socket } = req
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress]
    .flat()
    .filter(Boolean)
    .join(', ')
  headers['x-forwarded-proto'] ??= secure ? 'https' : 'http'
  headers['x-forwarded-host'] ??= headers.host
}

import { isIPv6 } from 'node:net'

/**
 * Whom a limit counts: an IPv4 address, or the /64 of an IPv6 one, which a single customer has whole.
 *
 * @param address none where the caller has hung up before the request is looked at: those are counted together
 * @example limitKey('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2'
 */
export function limitKey(address: string | undefined): string {
  if (address === undefined) return 'gone'
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

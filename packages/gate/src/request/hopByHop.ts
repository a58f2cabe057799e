import type { IncomingHttpHeaders } from 'node:http'

/** Lists headers that are meant for one connection, not for whoever stands behind it (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]

/** Tells whether a header ends here; `connection` is the message's own `Connection`, which may name more of them. */
export function endsHere(name: string, connection: string | undefined): boolean {
  return (
    HOP_BY_HOP.includes(name) ||
    (connection ?? '')
      .toLowerCase()
      .split(/\s*,\s*/)
      .includes(name)
  )
}

/**
 * Takes them out of a request, before the gate writes its own: `Connection` must not take those away. `Upgrade` stays
 * for a WebSocket, and `Transfer-Encoding`, which says how the body comes.
 */
export function endHops(headers: IncomingHttpHeaders, isUpgrade: boolean) {
  const { connection, upgrade } = headers
  for (const name of Object.keys(headers))
    if (name !== 'transfer-encoding' && endsHere(name, connection)) delete headers[name]
  if (!isUpgrade) return
  headers.connection = 'Upgrade'
  headers.upgrade = upgrade
}

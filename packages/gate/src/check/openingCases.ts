import { isOpen } from './demo.ts'
import type { Play } from './play.ts'
import { type Tools, withTicket } from './tools.ts'

const letsIn =
  (kind: 'valid' | 'clock_behind' | 'clock_ahead'): Play =>
  async ({ enter }) =>
    (await enter(kind)).isIn

const keepsOut =
  (kind: 'other_app' | 'expired' | 'portal_away'): Play =>
  async ({ enter }) =>
    !(await enter(kind)).isIn

/** Comes with a ticket that somebody has changed. */
const refuses =
  (change: (header: string, payload: string, signature: string) => string): Play =>
  async ({ visit, ticket, url }: Tools) => {
    const [header = '', payload = '', signature = ''] = (await ticket('valid')).split('.')
    const visitor = visit()
    const reply = await visitor.get(withTicket(url, change(header, payload, signature)))
    return !isOpen(reply) && !isOpen(await visitor.get(''))
  }

const NO_ALGORITHM = Buffer.from('{"alg":"none","typ":"launch+jwt"}').toString('base64url')

/** Swaps a character in the middle for another one that is as good in base64url. */
const changed = (text: string) => {
  const at = Math.floor(text.length / 2)
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
}

export const beforeOpening = {
  valid: letsIn('valid'),
  async address({ visit, ticket, url }) {
    const token = await ticket('valid')
    const { status, headers } = await visit().get(withTicket(url, token))
    const isMoved = status >= 300 && status < 400 && !headers.get('location')?.includes(token)
    return isMoved && headers.get('referrer-policy') === 'no-referrer'
  },
  async cookie({ enter, url }) {
    const { visitor } = await enter('valid')
    const wanted = [/;\s*HttpOnly/i, /;\s*SameSite=(?:Lax|Strict)/i]
    if (url.startsWith('https:')) wanted.push(/;\s*Secure/i)
    return (
      visitor.setCookies.length > 0 &&
      wanted.every((form) => visitor.setCookies.every((line) => form.test(line)))
    )
  },
  async tampered_cookie({ enter }) {
    const { visitor, isIn } = await enter('valid')
    for (const [name, value] of visitor.cookies) visitor.cookies.set(name, changed(value))
    return isIn && !isOpen(await visitor.get(''))
  },
  no_pass: async ({ visit }) => !isOpen(await visit().get('')),
  async replay({ visit, ticket, url }) {
    const address = withTicket(url, await ticket('valid'))
    await visit().get(address)
    const second = visit()
    await second.get(address)
    return !isOpen(await second.get(''))
  },
  other_app: keepsOut('other_app'),
  expired: keepsOut('expired'),
  alg_none: refuses((_header, payload) => `${NO_ALGORITHM}.${payload}.`),
  tampered_ticket: refuses((header, payload, signature) => `${header}.${payload}.${changed(signature)}`),
  clock_behind: letsIn('clock_behind'),
  clock_ahead: letsIn('clock_ahead'),
  portal_away: keepsOut('portal_away'),
  async cache({ enter }) {
    const { visitor } = await enter('valid')
    const { headers } = await visitor.get('')
    return /no-store|private/i.test(headers.get('cache-control') ?? '')
  },
  async direct({ direct, visit }) {
    if (!direct) return null
    return !isOpen(await visit().get(direct))
  },
} satisfies Record<string, Play>

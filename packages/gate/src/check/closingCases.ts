import { setTimeout as pause } from 'node:timers/promises'
import { isOpen } from './demo.ts'
import type { Play } from './play.ts'
import type { Patience } from './tools.ts'

const LOOK_EVERY_MS = 1000

const within = (ms: number, event: Promise<unknown>) =>
  Promise.race([event.then(() => true), pause(ms, false, { ref: false })])

const closesFor =
  (kind: 'revoked_soon' | 'ends_soon', waits: keyof Patience): Play =>
  async ({ enter, patience }) => {
    const { visitor, isIn } = await enter(kind)
    if (!isIn) return false
    for (const start = Date.now(); Date.now() - start < patience[waits]; await pause(LOOK_EVERY_MS))
      if (!isOpen(await visitor.get(''))) return true
    return false
  }

export const afterClosing = {
  async socket_revoked({ enter, socket, patience }) {
    if (!socket) return null
    const { visitor } = await enter('revoked_soon')
    const opened = await visitor.dial(socket)
    if (typeof opened === 'number') return null
    const closed = new Promise((resolve) => opened.once('close', resolve))
    opened.on('error', () => opened.destroy()).resume()
    const isCut = await within(patience.revoked, closed)
    opened.destroy()
    return isCut
  },
  async stream_revoked({ enter, stream, patience }) {
    if (!stream) return null
    const { visitor } = await enter('revoked_soon')
    const reply = await visitor.stream(stream)
    return isOpen(reply) ? within(patience.revoked, reply.ended) : null
  },
  page_revoked: closesFor('revoked_soon', 'revoked'),
  ended: closesFor('ends_soon', 'ended'),
} satisfies Record<string, Play>

import type { Duplex } from 'node:stream'
import type { Play } from './play.ts'

const hangUp = (answer: Duplex | number) => typeof answer !== 'number' && answer.destroy()

/** Lets somebody who is in try first: where no WebSocket opens for him, there is nothing to try. */
const refused =
  (from?: string): Play =>
  async ({ enter, visit, socket }) => {
    if (!socket) return null
    const { visitor } = await enter('valid')
    const own = await visitor.dial(socket)
    hangUp(own)
    if (typeof own === 'number') return null
    const answer = await (from ? visitor : visit()).dial(socket, from)
    hangUp(answer)
    return typeof answer === 'number'
  }

export const throughSockets = {
  socket_no_pass: refused(),
  socket_foreign: refused('https://elsewhere.invalid'),
} satisfies Record<string, Play>

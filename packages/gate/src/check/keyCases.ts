import { setTimeout as pause } from 'node:timers/promises'
import { isOpen } from './demo.ts'
import type { Play } from './play.ts'
import { withTicket } from './tools.ts'

const AGAIN_EVERY_MS = 1000

export const afterRotation = {
  /** Knocks again with the same ticket: a gate may wait a while before it reads the keys anew. */
  async rotated_key({ visit, ticket, url, patience }) {
    const address = withTicket(url, await ticket('rotated_key'))
    for (const start = Date.now(); Date.now() - start < patience.keys; await pause(AGAIN_EVERY_MS)) {
      const visitor = visit()
      await visitor.get(address)
      if (visitor.cookies.size > 0 && isOpen(await visitor.get(''))) return true
    }
    return false
  },
} satisfies Record<string, Play>

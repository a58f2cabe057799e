import { setTimeout as wait } from 'node:timers/promises'
import { Missing } from '../report.ts'
import type { Place } from './place.ts'
import { startPortal } from './portal.ts'
import { assertWritten, writeOn } from './writers.ts'

/** Kills a portal under writes, again and again: what it acknowledged is there at the end. */
export async function kill({ env }: Place, kills: number): Promise<string> {
  const acknowledged: string[] = []
  for (let round = 0; round < kills; round += 1) {
    const portal = await startPortal(env)
    const stop = writeOn(portal, `kill.${round}`)
    await soon()
    await portal.end('SIGKILL')
    acknowledged.push(...(await stop()))
  }
  const portal = await startPortal(env)
  try {
    return await assertWritten(portal, acknowledged)
  } finally {
    await portal.end('SIGTERM')
  }
}

/** Kills the database server under writes, again and again. @throws Missing for the embedded database, which has none */
export async function killDatabase({ env, database }: Place, kills: number): Promise<string> {
  if (!database) throw new Missing('the embedded database ends with the portal')
  const acknowledged: string[] = []
  const portal = await startPortal(env)
  try {
    for (let round = 0; round < kills; round += 1) {
      const stop = writeOn(portal, `crash.${round}`)
      await soon()
      await database.crash()
      acknowledged.push(...(await stop()))
      await database.resume()
    }
    return await assertWritten(portal, acknowledged)
  } finally {
    await portal.end('SIGTERM')
  }
}

const soon = () => wait(200 + Math.random() * 200)

import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from './place.ts'
import { startPortal } from './portal.ts'

const WRITERS = 4

/** Kills a portal under writes, again and again: what it acknowledged is there at the end. */
export async function kill({ env }: Place, kills: number): Promise<string> {
  const acknowledged: string[] = []
  for (let round = 0; round < kills; round += 1) {
    const portal = await startPortal(env)
    let isAlive = true
    const write = async (writer: number) => {
      for (let index = 0; isAlive; index += 1) {
        const name = `kill.${round}.${writer}.${index}`
        if ((await portal.write(name)) === 201) acknowledged.push(name)
      }
    }
    const writers = Array.from({ length: WRITERS }, (_nothing, writer) => write(writer))
    await wait(200 + Math.random() * 200)
    await portal.end('SIGKILL')
    isAlive = false
    await Promise.all(writers)
  }
  const portal = await startPortal(env)
  const written = await portal.written()
  await portal.end('SIGTERM')
  const lost = acknowledged.filter((name) => !written.has(name))
  if (lost.length) throw new Error(`${lost.length} of ${acknowledged.length} acknowledged writes are lost`)
  return `${acknowledged.length} acknowledged writes, none lost`
}

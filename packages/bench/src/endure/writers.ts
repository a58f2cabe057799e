import type { Portal } from './portal.ts'

const WRITERS = 4

/** Writes from several sides until it is stopped. @returns the stop, which gives the names that were acknowledged */
export function writeOn(portal: Portal, story: string): () => Promise<string[]> {
  const acknowledged: string[] = []
  let isRunning = true
  const write = async (writer: number) => {
    for (let index = 0; isRunning; index += 1) {
      const name = `${story}.${writer}.${index}`
      if ((await portal.write(name)) === 201) acknowledged.push(name)
    }
  }
  const writers = Array.from({ length: WRITERS }, (_nothing, writer) => write(writer))
  return async () => {
    isRunning = false
    await Promise.all(writers)
    return acknowledged
  }
}

/** @throws Error when one of these names is not stored */
export async function assertWritten(portal: Portal, acknowledged: readonly string[]): Promise<string> {
  const written = await portal.written()
  const lost = acknowledged.filter((name) => !written.has(name))
  if (lost.length) throw new Error(`${lost.length} of ${acknowledged.length} acknowledged writes are lost`)
  return `${acknowledged.length} acknowledged writes, none lost`
}

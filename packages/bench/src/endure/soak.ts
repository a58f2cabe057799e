import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from './place.ts'
import { type Portal, startPortal, statusOf } from './portal.ts'

const LOOK_EVERY_MS = 500
/** The last quarter may lie so far above the second one. */
const FLAT = 1.1
const MEMORY_MAX_MB = 250

/** Uses a portal for so long: reads, signs in, writes. Its memory stays flat. */
export async function soak({ env }: Place, seconds: number): Promise<string> {
  const portal = await startPortal(env)
  const samples: number[] = []
  const deadline = performance.now() + seconds * 1_000
  const isOver = () => performance.now() > deadline
  try {
    const people = [visit(portal, isOver), visit(portal, isOver), edit(portal, isOver)]
    while (!isOver()) {
      await wait(LOOK_EVERY_MS)
      samples.push(portal.memory())
    }
    const calls = (await Promise.all(people)).reduce((sum, count) => sum + count, 0)
    const [before, after] = [median(quarter(samples, 1)), median(quarter(samples, 3))]
    const words = `${calls} calls, ${Math.round(before)} MB in the second quarter, ${Math.round(after)} MB in the last`
    if (after > before * FLAT || after > MEMORY_MAX_MB) throw new Error(`memory grows: ${words}`)
    return words
  } finally {
    await portal.end('SIGTERM')
  }
}

async function visit({ call }: Portal, isOver: () => boolean): Promise<number> {
  const paths = ['/v1/publicsapps/', '/v1/categories/', '/v1/health/ready', '/v1/apps/1', '/metrics']
  let calls = 0
  for (; !isOver(); calls += 1) {
    if ((await statusOf(call, paths[calls % paths.length] ?? '/')) === 0)
      throw new Error('a call had no answer')
    await wait(5)
  }
  return calls
}

async function edit(portal: Portal, isOver: () => boolean): Promise<number> {
  let calls = 0
  for (; !isOver(); calls += 1) {
    const status = await portal.write(`soak.${calls}`)
    if (status !== 201) throw new Error(`a write answered ${status}`)
    await wait(20)
  }
  return calls
}

const quarter = (samples: number[], index: 0 | 1 | 2 | 3) =>
  samples.slice((samples.length * index) / 4, (samples.length * (index + 1)) / 4)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

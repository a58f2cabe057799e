import { setTimeout as wait } from 'node:timers/promises'
import { type Effort, load, median } from './load.ts'
import type { Subject } from './subject.ts'
import { atLeast, atMost, type Row } from './table.ts'

const CATALOGUE = '/v1/publicsapps/'
const SHOWN_WITHIN_MS = 50
const SHARE = 0.8
const WRITES = 20
const PER_SECOND = 10
const READERS = 10

/** How long the public answer stays behind a write, and what steady writing costs those who read. */
export async function measureWrites(
  subject: Subject,
  { seconds, rounds }: Effort,
  label: string,
): Promise<Row[]> {
  // Two writes to one app at once would be a conflict, and refused.
  const apps = await subject.call<{ id: number }[]>(
    'GET',
    `/v1/manageapps/?range=[0,${WRITES - 1}]&sort=["order","ASC"]`,
  )
  let version = 0
  const write = () => {
    const app = apps[++version % apps.length]
    return subject.call('PUT', `/v1/apps/${app?.id}`, { version: `9.${version}` })
  }

  const behind: number[] = []
  for (let done = 0; done < WRITES; done++) {
    await write()
    const written = performance.now()
    while (!(await publicAnswer(subject)).includes(`"9.${version}"`))
      if (performance.now() - written > 10_000) throw new Error('The write does not show')
    behind.push(performance.now() - written)
  }

  const read = () => load(subject.served.url + CATALOGUE, { connections: READERS, seconds })
  const [quiet, busy]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    quiet.push((await read()).perSecond)
    const stop = new AbortController()
    const reading = read().finally(() => stop.abort())
    const [during] = await Promise.all([reading, writeSteadily(write, stop.signal)])
    busy.push(during.perSecond)
  }
  return [
    atMost(
      `a committed write to the new public answer, longest of ${WRITES}, ${label}`,
      Math.max(...behind),
      SHOWN_WITHIN_MS,
      'ms',
    ),
    atLeast(`reads during ${PER_SECOND} writes a second, ${label}`, median(busy), median(quiet), SHARE),
  ]
}

const publicAnswer = async (subject: Subject) => (await fetch(subject.served.url + CATALOGUE)).text()

/** So many writes a second, whatever each takes. @throws Error where one was refused */
async function writeSteadily(write: () => Promise<unknown>, signal: AbortSignal) {
  const started: Promise<unknown>[] = []
  while (!signal.aborted) {
    const one = write()
    // It is looked at in the end, with the others.
    one.catch(() => {})
    started.push(one)
    await wait(1000 / PER_SECOND)
  }
  await Promise.all(started)
}

import { median } from './load.ts'
import { freePort, serve } from './process.ts'
import type { Subject } from './subject.ts'
import { multiple, type Row } from './table.ts'

const BUDGET = 3

/** From the start of the process to the first page, beside a bare server's process; medians. */
export async function measureColdStart(subject: Subject, rounds: number): Promise<Row[]> {
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    bare.push(await bareStart())
    ours.push((await subject.restart()).firstAnswerMs)
  }
  return [multiple('cold start to the first 200, site built', median(ours), median(bare), BUDGET, 'ms')]
}

async function bareStart(): Promise<number> {
  const port = await freePort()
  const program = `require("node:http").createServer((q,s)=>s.end("ok")).listen(${port})`
  const bare = await serve('-e', { port, path: '/', args: [program] })
  await bare.stop()
  return bare.firstAnswerMs
}

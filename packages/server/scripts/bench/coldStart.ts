import { freePort, serve } from './process.ts'
import type { Subject } from './subject.ts'
import { multiple, type Row } from './table.ts'

const BUDGET = 3

/** From the start of the process to the first page, beside the time that a bare server's process takes. */
export async function measureColdStart(subject: Subject): Promise<Row[]> {
  const { firstAnswerMs: ours } = await subject.restart()
  const port = await freePort()
  const program = `require("node:http").createServer((q,s)=>s.end("ok")).listen(${port})`
  const bare = await serve('-e', { port, path: '/', args: [program] })
  await bare.stop()
  return [multiple('cold start to the first 200, site built', ours, bare.firstAnswerMs, BUDGET, 'ms')]
}

import { freePort, serve } from './process.ts'
import type { Subject } from './subject.ts'
import type { Row } from './table.ts'

const BUDGET = 3

/** From the start of the process to the first page, beside the time that a bare server's process takes. */
export async function measureColdStart(subject: Subject): Promise<Row[]> {
  const { firstAnswerMs: ours } = await subject.restart()
  const port = await freePort()
  const program = `require("node:http").createServer((q,s)=>s.end("ok")).listen(${port})`
  const bare = await serve('-e', { port, path: '/', args: [program] })
  await bare.stop()
  return [
    {
      what: 'cold start to the first 200, site built',
      figure: `${(ours / bare.firstAnswerMs).toFixed(1)} ×`,
      beside: `${ours.toFixed(0)} ms and ${bare.firstAnswerMs.toFixed(0)} ms`,
      budget: `≤ ${BUDGET} ×`,
      isMet: ours <= BUDGET * bare.firstAnswerMs,
    },
  ]
}

import process from 'node:process'

const write = (text: string) => process.stdout.write(text)

/** Says that a long step has begun, and how long it took once it is done. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  write(`  … ${name}\n`)
  const result = await work()
  write(`  ✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`)
  return result
}

/** A line that is overwritten by the next where a person looks on; elsewhere every tenth is written. */
export function counter(name: string) {
  return (done: number, of: number) => {
    if (process.stdout.isTTY) write(`\r  … ${name} ${done}/${of}${done === of ? '\n' : ''}`)
    else if (done % 8 === 0 || done === of) write(`  … ${name} ${done}/${of}\n`)
  }
}

export const say = (sentence: string) => write(`  ${sentence}\n`)

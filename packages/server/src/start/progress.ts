import process from 'node:process'

const write = (text: string) => process.stdout.write(text)

/** Announces a long step, and its duration once it is done or has failed. Rejects as the step does. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const took = () => `(${((performance.now() - started) / 1000).toFixed(1)} s)`
  write(`  … ${name}\n`)
  try {
    const result = await work()
    write(`  ✓ ${name} ${took()}\n`)
    return result
  } catch (error) {
    write(`  ✗ ${name} ${took()}\n`)
    throw error
  }
}

/** Overwrites its line on a terminal; elsewhere prints every eighth. */
export function counter(name: string) {
  return (done: number, of: number) => {
    if (process.stdout.isTTY) write(`\r  … ${name} ${done}/${of}${done === of ? '\n' : ''}`)
    else if (done % 8 === 0 || done === of) write(`  … ${name} ${done}/${of}\n`)
  }
}

export const say = (sentence: string) => write(`  ${sentence}\n`)

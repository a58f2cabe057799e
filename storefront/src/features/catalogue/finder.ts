import type { Language } from '@portal/contract/rules'
import type { Query } from './filter.ts'
import type { Counts, Found, Question } from './searchWorker.ts'

/** The page's end of the thread that holds the catalogue (`searchWorker.ts`); both start with the first need. */
export function createFinder(language: Language) {
  let running: ReturnType<typeof start> | undefined
  let read: Promise<Counts> | undefined

  function ask<Answer>(question: Question, given: ArrayBuffer[] = []): Promise<Answer> {
    running ??= start()
    const { worker, broken } = running
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise<Answer>((resolve, reject) => {
      port1.onmessage = ({ data }) =>
        data === null ? reject(new Error(`The search could not ${question.ask}.`)) : resolve(data)
    })
    worker.postMessage(question, [port2, ...given])
    return Promise.race([answered, broken]).finally(() => port1.close())
  }

  async function fetchIndex(): Promise<Counts> {
    const answer = await fetch(`/catalogue/${language}.json`)
    if (!answer.ok) throw new Error(`The index answered ${answer.status}.`)
    const index = await answer.arrayBuffer()
    return ask<Counts>({ ask: 'read', index }, [index])
  }

  /** Reads the index once; a failure is tried again with the next need. */
  function load(): Promise<Counts> {
    read ??= fetchIndex().catch((error) => {
      running?.worker.terminate()
      running = read = undefined
      throw error
    })
    return read
  }

  return {
    load,
    async find(query: Query, limit: number): Promise<Found> {
      await load()
      return ask<Found>({ ask: 'find', query, limit })
    },
    /** @param apps the answer of `GET /v1/publicsapps/`; it is handed over */
    async renew(apps: ArrayBuffer): Promise<Counts> {
      await load()
      return ask<Counts>({ ask: 'renew', apps, language }, [apps])
    },
  }
}

function start() {
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The search did not start.'))
  })
  // Whoever asks hears of it; nobody has to be asking.
  broken.catch(() => undefined)
  return { worker, broken }
}

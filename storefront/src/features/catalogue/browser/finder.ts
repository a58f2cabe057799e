import type { Counts } from '../countByCategory.ts'
import type { Query } from './filter.ts'
import type { Found, Question, Synonyms } from './searchWorker.ts'
import type { Settings } from './settings.ts'

/** Asks the thread that holds the catalogue (`searchWorker.ts`), and starts it with the first question. */
export function createFinder(settings: Settings) {
  let running: ReturnType<typeof start> | undefined
  let held: Promise<Counts> | undefined

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

  async function fetchCards(): Promise<Counts> {
    const [answer, synonyms] = await Promise.all([fileOf(settings.language), fetchSynonyms()])
    const cards = await answer.arrayBuffer()
    return ask<Counts>({ ask: 'read', cards, synonyms, settings }, [cards])
  }

  /** Reads the build's catalogue once, unless a newer one is there; a failure is tried again with the next need. */
  function load(): Promise<Counts> {
    held ??= fetchCards().catch((error) => {
      running?.worker.terminate()
      running = held = undefined
      throw error
    })
    return held
  }

  return {
    load,
    async find(query: Query, limit: number): Promise<Found> {
      await load()
      return ask<Found>({ ask: 'find', query, limit })
    },
    /**
     * Holds a newer catalogue in place of the build's, which then need not be fetched.
     *
     * @param apps the answer of `GET /v1/publicsapps/`; it is handed over
     */
    renew(apps: ArrayBuffer): Promise<Counts> {
      const before = held
      const renewal = (async () => {
        // An answer under way must not arrive after a newer one.
        await before?.catch(() => undefined)
        const synonyms = await fetchSynonyms()
        return ask<Counts>({ ask: 'renew', apps, synonyms, settings }, [apps])
      })()
      held = renewal.catch((error) => {
        held = before
        throw error
      })
      return held
    },
  }
}

/** A file of the build. */
async function fileOf(name: string): Promise<Response> {
  const answer = await fetch(`/catalogue/${name}.json`)
  if (!answer.ok) throw new Error(`The catalogue answered ${answer.status}.`)
  return answer
}

const fetchSynonyms = async (): Promise<Synonyms> => (await fileOf('synonyms')).json()

function start() {
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The search did not start.'))
  })
  // Each question races it; without a question the rejection would count as unhandled.
  broken.catch(() => undefined)
  return { worker, broken }
}

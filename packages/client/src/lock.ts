const queues = new Map<string, Promise<unknown>>()

/**
 * Runs one job of a name at a time: across tabs with Web Locks, within this page elsewhere (insecure
 * origins, old browsers), where the server's rotation tolerates two tabs at once.
 */
export function exclusively<T>(name: string, job: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (locks) return locks.request(name, job)
  const turn = (queues.get(name) ?? Promise.resolve()).then(job, job)
  queues.set(name, turn)
  return turn
}

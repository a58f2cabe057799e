const queues = new Map<string, Promise<unknown>>()

/**
 * Runs one job of a name at a time: across the tabs of a browser where it has Web Locks, within this
 * page elsewhere (insecure origins, old browsers; the server's rotation tolerates two tabs at once).
 *
 * @param job is told whether it waited for another tab's or call's
 */
export async function exclusively<T>(name: string, job: (waited: boolean) => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (locks) {
    const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { result: await job(false) } : null,
    )
    return atOnce ? atOnce.result : locks.request(name, () => job(true))
  }
  // Within a page all see the same storage at once, as if they had not waited.
  const run = () => job(false)
  const turn = (queues.get(name) ?? Promise.resolve()).then(run, run)
  queues.set(name, turn)
  return turn
}

import type { ClientDirective } from 'astro'

/** Longest wait on a machine that is never idle. */
const IDLE_WITHIN_MS = 1_000

/**
 * `client:painted` hydrates a form after the first paint, once the browser is idle. `client:idle` does not
 * do: a browser is idle while it waits for files, and React then delays the paint. Hydration gets a task of
 * its own, after React's modules were evaluated.
 */
const painted: ClientDirective = (load) => {
  const comeAlive = async () => setTimeout(await load())
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect()
    if ('requestIdleCallback' in window) requestIdleCallback(comeAlive, { timeout: IDLE_WITHIN_MS })
    else void comeAlive()
  }).observe({ type: 'paint', buffered: true })
}
export default painted

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean
  }
}

import type { ClientDirective } from 'astro'

/** How long a form waits on a machine that is never idle. */
const IDLE_WITHIN_MS = 1_000

/**
 * `client:painted`: a form comes alive once its page has been painted and the browser is idle. A browser is idle
 * before its first paint, too, while it waits for files: with `client:idle` the paint then waits for React. The form
 * takes over in a task of its own, after the one in which React's modules are evaluated.
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

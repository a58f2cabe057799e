import { buildConsole, consoleFolder, isConsoleBuilt } from '@portal/publisher/build/consoleBuild'
import { startPublishing } from '@portal/publisher/publishing/startPublishing'
import type { Deps } from '../deps.ts'
import { publisherDeps } from '../publication/publisherDeps.ts'
import type { Life } from './life.ts'
import { say, step } from './progress.ts'

/**
 * Builds the console and the site unless they are current, and publishes from now on.
 *
 * @param address of this process
 * @returns whether both can be shown
 */
export async function showSite(deps: Deps, address: string, life: Life): Promise<boolean> {
  const { stopping } = life
  const { dataDir } = deps.config
  const hasConsole =
    (await isConsoleBuilt(consoleFolder(dataDir))) ||
    (await step('Building the console', () => buildConsole(dataDir, stopping))
      .then(() => true)
      .catch(sayUnless(stopping, 'The console could not be built')))
  if (stopping.aborted) return false
  const publisher = await startPublishing(publisherDeps(deps), address)
  life.onStop(() => publisher.stop())
  if (!(await publisher.isDue())) return hasConsole
  const name = deps.config.publishHook ? 'Calling the publication hook' : 'Building the site'
  const hasSite = await step(name, async () => {
    const failure = await publisher.settled()
    if (failure) throw new Error(failure)
  })
    .then(() => true)
    .catch(sayUnless(stopping, 'The site could not be published and is tried again in five minutes'))
  return hasConsole && hasSite
}

const sayUnless = (stopping: AbortSignal, what: string) => (error: Error) => {
  if (!stopping.aborted) say(`${what}: ${error.message}`)
  return false
}

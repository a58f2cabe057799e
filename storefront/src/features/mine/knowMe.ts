import type { UserApp } from '@portal/contract'
import { SESSION_EVENT, USER_APPS_EVENT } from '../../islands.ts'
import { pageLanguage } from '../../lib/pageLanguage.ts'
import { styleSheet } from '../../lib/styleSheet.ts'
import { storedUserApps, storeUserApps } from '../../stores/storedUserApps.ts'
import address from '../../styles/mine.css?url'
import { drawAppPage } from './appPage.ts'
import { drawBar } from './bar.ts'
import { drawCards } from './cards.ts'
import { loadWords } from './words.ts'

/** Records from the storage show first; the portal is asked once the page has settled. */
const SETTLED_MS = 1500
const EVERY_MS = 5000

/**
 * Shows a signed-in visitor what is known of them: states on cards and on the app's page, name and time left
 * in the bar. A visitor without a session loads none of it.
 */
export async function knowMe(): Promise<void> {
  const language = pageLanguage()
  const [words] = await Promise.all([loadWords(language), styleSheet(address)])
  let records: readonly UserApp[] = []
  let name: string | undefined
  let portalNow = () => new Date()

  const draw = () => {
    const known = { records, now: portalNow(), language, words }
    drawBar(known, records[0]?.prenom ?? name)
    drawCards(known)
    drawAppPage(known)
  }
  const read = () => {
    records = storedUserApps() ?? []
    draw()
  }
  const ask = async () => {
    if (document.visibilityState !== 'visible') return
    const { quietly } = await import('../../stores/quietly.ts')
    portalNow = quietly.serverNow
    const answer = await quietly.accesses.own()
    if (answer.length === 0) name = (await quietly.call('GET /v1/user/me/')).prenom
    storeUserApps(answer)
  }

  read()
  for (const event of [USER_APPS_EVENT, SESSION_EVENT, 'storage', 'pageshow']) addEventListener(event, read)
  setInterval(draw, EVERY_MS)
  // A list that is filtered or searched draws its entries anew.
  for (const list of document.querySelectorAll('[data-results]'))
    new MutationObserver(draw).observe(list, { childList: true })
  const askQuietly = () => void ask().catch(() => undefined)
  setTimeout(askQuietly, SETTLED_MS)
  // An answer may have come while one was away: in a mail, in the demo.
  document.addEventListener('visibilitychange', askQuietly)
}

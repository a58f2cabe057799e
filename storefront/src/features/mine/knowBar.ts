import { STORAGE_KEYS } from '@portal/contract/rules'
import { SESSION_EVENT, USER_APPS_EVENT } from '../../islands.ts'
import { pageLanguage } from '../../lib/pageLanguage.ts'
import { RENAMED_EVENT } from '../../stores/ownName.ts'
import { storedUserApps } from '../../stores/storedUserApps.ts'
import { drawBar } from './bar.ts'
import { loadWords } from './words.ts'

const EVERY_MS = 5000

/**
 * Shows in the bar what the storage knows of a signed-in visitor: `knowMe.ts` for pages without apps, which
 * have an island to load and no room for more.
 */
export async function knowMe(): Promise<void> {
  const language = pageLanguage()
  const words = await loadWords(language)
  let name: string | undefined
  const draw = () => {
    const records = storedUserApps() ?? []
    const known = { records, now: new Date(), language, words }
    drawBar(known, name ?? records[0]?.prenom)
  }
  draw()
  for (const event of [USER_APPS_EVENT, SESSION_EVENT, 'storage', 'pageshow']) addEventListener(event, draw)
  addEventListener(RENAMED_EVENT, (event) => {
    name = (event as CustomEvent<string>).detail
    draw()
  })
  setInterval(draw, EVERY_MS)
  if (!storedUserApps()?.length)
    void readName().then((read) => {
      name = read
      draw()
    }, console.debug)
}

/** Reads the name of somebody without accesses; a token that is over gives none, and renews nothing. */
async function readName(): Promise<string | undefined> {
  const partner = localStorage.getItem(STORAGE_KEYS.currentPartner)
  const answer = await fetch('/v1/user/me/', {
    headers: {
      Authorization: `Bearer ${localStorage.getItem(STORAGE_KEYS.accessToken)}`,
      ...(partner && { 'Client-Id': partner }),
    },
  })
  return answer.ok ? ((await answer.json()) as { prenom: string }).prenom : undefined
}

import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { messages } from '@portal/messages/backoffice/fr'
import { messages as ofPages } from '@portal/messages/backoffice/fr/pages'
import { expect, it } from 'vitest'

/** Finds what a file imports, at once or by `lazy`; `onDemand` loads the other sentences, too. */
const IMPORT = /^(?:import|export) (?!type )[^'(]*'(\.[^']+\.tsx?)'|\blazy\(\(\) => import\('([^']+)'/gm
const GROUPS = Object.keys(ofPages).join('|')
const KEY_OF_PAGES = new RegExp(`['"\`](?:${GROUPS})\\.[\\w.$]+`, 'g')

it('the frame and the queue say only what is loaded with them', () => {
  const sources = sourcesFrom(resolve(import.meta.dirname, '../main.tsx'))
  expect(sources.has(resolve(import.meta.dirname, '../accessRequests/decide/UndoBar.tsx'))).toBe(true)
  expect(
    [...sources].flatMap(([path, text]) => (text.match(KEY_OF_PAGES) ?? []).map((key) => [path, key])),
  ).toEqual([])
})
it('no group of sentences is loaded twice', () => {
  expect(Object.keys(ofPages).filter((group) => group in messages)).toEqual([])
})

function sourcesFrom(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path)) return found
  const text = readFileSync(path, 'utf8')
  found.set(path, text)
  for (const [, atOnce, later] of text.matchAll(IMPORT))
    sourcesFrom(resolve(dirname(path), atOnce ?? later ?? ''), found)
  return found
}

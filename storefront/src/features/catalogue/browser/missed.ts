/** Shortest pause after which the last words are whole. */
const PAUSE_MS = 2_000

/**
 * Tells the portal which words found nothing, once for a page and when the typing rests; nothing of who typed them.
 *
 * @returns what takes the words of each search: '' for one that found something
 */
export function countMissed(): (words: string) => void {
  const told = new Set<string>()
  let pause: ReturnType<typeof setTimeout>
  return (words) => {
    clearTimeout(pause)
    if (words === '' || told.has(words)) return
    pause = setTimeout(async () => {
      told.add(words)
      const { portal } = await import('../../../stores/portal.ts')
      // A count that does not arrive is no failure of the visitor's.
      await portal.request('post', 'v1/search/misses/', { json: { words } }).catch(() => undefined)
    }, PAUSE_MS)
  }
}

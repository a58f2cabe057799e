import { readFile } from 'node:fs/promises'
import { nullIfMissing } from '@portal/platform/files/disk'

const FIGURES = new URL('../../../../docs/performance-figures.md', import.meta.url)

/** Reads what the bench measured, one heading lower; `null` where the installation has no docs. */
export async function readFigures(): Promise<string | null> {
  const text = await readFile(FIGURES, 'utf8').catch(nullIfMissing)
  return (
    text
      ?.slice(text.indexOf('### '))
      .replaceAll(/<!--.*?-->/g, '')
      .trim() ?? null
  )
}

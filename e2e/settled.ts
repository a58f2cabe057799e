import type { Page } from '@playwright/test'

/**
 * Waits until fonts are loaded, and brings finite animations to their end: a fading text has no contrast yet, and no
 * place on a picture.
 */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    for (const animation of ending) animation.finish()
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

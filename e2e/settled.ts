import type { Page } from '@playwright/test'

/**
 * Fonts are there, and nothing moves any more but what never ends: a text that fades in has no contrast yet, and no
 * place on a picture.
 */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

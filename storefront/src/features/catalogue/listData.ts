import { site } from '../../lib/site.ts'

/** Data of a list from which the browser draws a newer catalogue (`browser/settings.ts`). */
export const listData = (total: number) => ({
  'data-results': true,
  'data-total': total,
  'data-media-base': site.mediaBase,
})

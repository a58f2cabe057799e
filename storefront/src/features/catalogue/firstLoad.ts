/** Apps in a page's HTML, and in each "show more" (docs/performance.md). */
export const FIRST_LOAD = 24

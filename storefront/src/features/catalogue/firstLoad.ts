/** How many apps a page carries in its HTML, and how many "show more" adds (docs/performance.md). */
export const FIRST_LOAD = 24

/** How many apps a page carries in its HTML, and how many "show more" adds (budgets: growth from 24 to 2,000). */
export const FIRST_LOAD = 24

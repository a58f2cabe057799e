/** Rows of a list without a range, and the most that a list ever gives (decisions, section 3). */
export const PAGE_SIZE = 50
export const PAGE_MAX = 1000

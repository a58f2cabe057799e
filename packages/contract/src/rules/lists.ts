/** Rows of a list without a range, and the most that any list gives. */
export const PAGE_SIZE = 50
export const PAGE_MAX = 1000

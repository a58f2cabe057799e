/**
 * Hides columns by their source where they would make a table scroll sideways. Its selectors differ from those of
 * `columnWidths`, so that one `sx` holds both.
 */
export const hiddenOnPhones = (...sources: string[]) =>
  Object.fromEntries(
    sources.map((source) => [`&& .column-${source}`, { display: { xs: 'none', sm: 'table-cell' } }]),
  )

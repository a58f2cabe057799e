/** Hides columns by their source where they would make a table scroll sideways. */
export const hiddenOnPhones = (...sources: string[]) =>
  Object.fromEntries(
    sources.map((source) => [`& .column-${source}`, { display: { xs: 'none', sm: 'table-cell' } }]),
  )

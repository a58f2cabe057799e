/** Builds the address of a filtered list. */
export const listPath = (resource: string, filter: Record<string, unknown>) => ({
  pathname: `/${resource}`,
  search: `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
})

/** The address of a list that is filtered already. */
export const listPath = (resource: string, filter: Record<string, unknown>) => ({
  pathname: `/${resource}`,
  search: `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
})

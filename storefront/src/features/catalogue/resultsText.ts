/** '1 application', '24 applications': what a list says of itself. */
export const resultsText = (count: number, one: string, many: string) =>
  count === 1 ? one : many.replace('%{count}', String(count))

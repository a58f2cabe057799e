/**
 * Makes empty records of one shape, to be filled in. An object that grows by computed names becomes a dictionary,
 * which takes twice as long to read and to write as JSON; a copy of a parsed one does not.
 *
 * @param names the keys, in their order; all start as `null`
 */
export function emptyRecord(names: readonly string[]): () => Record<string, unknown> {
  const empty: object = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))))
  return () => ({ ...empty })
}

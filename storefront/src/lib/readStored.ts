/**
 * Reads a record that the site keeps in the browser. People, extensions and older versions of the site write there
 * too: a damaged record counts as absent.
 *
 * @param storage a function, because a browser may forbid the mere look at it
 */
export function readStored<Value>(
  storage: () => Pick<Storage, 'getItem'>,
  key: string,
  isWhole: (value: unknown) => value is Value,
): Value | null {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    return isWhole(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Copies some keys of a record.
 *
 * @example pick({ a: 1, b: 2 }, ['a']) // { a: 1 }
 */
export const pick = <Value extends object, Key extends keyof Value>(value: Value, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>

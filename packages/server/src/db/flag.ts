/** A boolean as both databases store it. */
export type Flag = 0 | 1

/** Stores a boolean, on both databases. */
export const asFlag = (value: boolean): Flag => (value ? 1 : 0)

type WithFlags<Fields> = {
  [Name in keyof Fields]: Exclude<Fields[Name], boolean> | (boolean extends Fields[Name] ? Flag : never)
}

/** Turns the booleans of a record into flags; other values stay. */
export const withFlags = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'boolean' ? asFlag(value) : value]),
  ) as WithFlags<Fields>

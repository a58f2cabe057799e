type Fields = Record<string, unknown>
type Changes = Readonly<Record<string, (value: unknown) => unknown>>

/**
 * Makes records of one shape from the values of a row. An object that grows by computed names, or a copy that is
 * filled in, takes twenty times as long as a literal: so one is written out, as Fastify's router does.
 *
 * @param names the keys, in their order; columns of ours, never what a caller sent
 */
export const recordsOfValues = (names: readonly string[]) =>
  whenFirstUsed(
    () => compiled('values', names, (_name, index) => `values[${index}]`) as (values: unknown[]) => Fields,
  )

/**
 * Makes records of one shape from others that may hold more.
 *
 * @param names the keys, in their order; those of a schema of ours
 * @param changes what is made of fields that do not stay as they are; not called for one that is `undefined`
 */
export function recordsOfFields(names: readonly string[], changes: Changes) {
  const field = (name: string) => {
    const given = `given[${JSON.stringify(name)}]`
    const change = `changes[${JSON.stringify(name)}]`
    return Object.hasOwn(changes, name) ? `${given} === undefined ? undefined : ${change}(${given})` : given
  }
  return whenFirstUsed(() => {
    const make = compiled('given, changes', names, field) as (given: Fields, changes: Changes) => Fields
    return (given: Fields) => make(given, changes)
  })
}

/** @param expression of a field's value */
function compiled(
  parameters: string,
  names: readonly string[],
  expression: (name: string, index: number) => string,
) {
  // In a literal this name would be no field.
  if (names.includes('__proto__')) throw new Error('A record has no such field')
  const fields = names.map((name, index) => `${JSON.stringify(name)}: ${expression(name, index)}`)
  return new Function(parameters, `return {${fields.join()}}`)
}

/** Most shapes are not met before the first answer, and some never. */
function whenFirstUsed<Given>(make: () => (given: Given) => Fields): (given: Given) => Fields {
  let made: ((given: Given) => Fields) | undefined
  return (given) => {
    made ??= make()
    return made(given)
  }
}

type Values = Record<string, string | number>
interface Tree {
  readonly [key: string]: string | Tree
}

/** Fills `%{name}` places, the form that polyglot uses too. A value that is missing leaves its place visible. */
export const interpolate = (text: string, values: Values = {}) =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** Looks a dotted key up; a key that does not exist comes back as it is, so that tests find it on screen. */
export function translate(tree: object, key: string, values?: Values): string {
  let node: string | Tree | undefined = tree as Tree
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined
  return typeof node === 'string' ? interpolate(node, values) : key
}

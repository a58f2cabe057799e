type Values = Record<string, string | number>
interface Tree {
  readonly [key: string]: string | Tree
}

/** Fills `%{name}` places, as polyglot does. A missing value leaves its place visible. */
export const interpolate = (text: string, values: Values = {}) =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** Looks up a dotted key. An unknown key comes back as it is, so that tests find it on screen. */
export function translate(tree: object, key: string, values?: Values): string {
  let node: string | Tree | undefined = tree as Tree
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined
  return typeof node === 'string' ? interpolate(node, values) : key
}

/** Sentences of some keys, flat: what a page hands to an island. */
export type Strings<Key extends string> = Readonly<Record<Key, string>>

/** @example pickFrom({ common }, ['common.save']) // { 'common.save': 'Enregistrer' } */
export const pickFrom = <const Key extends string>(tree: object, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, translate(tree, key)])) as Strings<Key>

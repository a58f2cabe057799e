import { z } from 'zod'
import { idText, language } from './fields.ts'

/** Names that a path may use after a colon. */
const NAMED = { id: idText, appId: idText, language }
type Named = typeof NAMED
type Name = keyof Named

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer First}/${infer More}`
    ? First | NamesIn<`/${More}`>
    : Rest
  : never

/** Types the names of a path: `{ id: number }` for `/v1/apps/:id`. */
export type ParamsOf<Path extends string> = {
  [Key in Extract<NamesIn<Path>, Name>]: z.output<Named[Key]>
}

const isName = (name: string): name is Name => Object.hasOwn(NAMED, name)

/** @returns the schema of a path's names; an empty object when it has none */
export function paramsOf(path: string): z.ZodObject {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const unknown = names.find((name) => !isName(name))
  if (unknown) throw new Error(`No schema for :${unknown} in ${path}`)
  return z.object(Object.fromEntries(names.filter(isName).map((name) => [name, NAMED[name]])))
}

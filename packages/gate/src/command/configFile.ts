import { dirname, resolve } from 'node:path'
import { BadSetting } from './badSetting.ts'
import { keyOf, OPTION_NAMES, pickOptions, type Values } from './options.ts'

type ReadFile = (path: string) => string

/** @throws BadSetting */
export function read(path: string, readFile: ReadFile): string {
  try {
    return readFile(path)
  } catch {
    throw new BadSetting(`The file ${path} cannot be read.`)
  }
}

/**
 * Reads the settings of several demos. Keys that stand beside `demos` count for each of them; paths of files are seen
 * from this one.
 *
 * @throws BadSetting
 */
export function readConfig(path: string, readFile: ReadFile): { common: Values; demos: Values[] } {
  const content = parse(path, read(path, readFile))
  const { demos = [{}], ...common } = content
  if (!Array.isArray(demos) || demos.length === 0 || !demos.every(isObject))
    throw new BadSetting(`${path} must list its demos: {"demos": [{"app": "CARBONE24", …}]}.`)
  return { common: valuesOf(path, common), demos: demos.map((demo) => valuesOf(path, demo)) }
}

function parse(path: string, text: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(text)
    if (isObject(content)) return content
  } catch {
    // Said below, as for any other content that is no object.
  }
  throw new BadSetting(`${path} must hold a JSON object.`)
}

function valuesOf(path: string, source: Record<string, unknown>): Values {
  const known = OPTION_NAMES.map(keyOf)
  const unknown = Object.keys(source).find((key) => !known.includes(key))
  if (unknown) throw new BadSetting(`${path} has a key that means nothing: ${unknown}.`)
  return pickOptions((name) => {
    const value = source[keyOf(name)]
    if (value === undefined) return undefined
    return name === 'secret-file' ? resolve(dirname(path), String(value)) : String(value)
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

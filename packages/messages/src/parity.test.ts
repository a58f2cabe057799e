import { ERROR_STATUS } from '@portal/contract'
import { describe, expect, it } from 'vitest'
import { messages as en } from './en/index.ts'
import { messages as fr } from './fr/index.ts'

type Tree = { readonly [key: string]: string | Tree }
const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )
const placesOf = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]).sort()

const french = new Map(flatten(fr as Tree))
const english = new Map(flatten(en as Tree))

describe('both languages', () => {
  it('have the same keys', () => {
    expect([...english.keys()].sort()).toEqual([...french.keys()].sort())
  })
  it.each([...french])('fill the same places in %s', (key, text) => {
    expect(placesOf(english.get(key) ?? '')).toEqual(placesOf(text))
  })
  it('have no empty sentence', () => {
    expect([...french, ...english].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

it('every error code of the API has its sentence', () => {
  expect(Object.keys(fr.errors).sort()).toEqual(Object.keys(ERROR_STATUS).sort())
})

/** Texts that are fixed to the letter, and subjects of mails. */
const PLAIN_SPACES = /^(?:signin\.errorIdentify|appsAdmin\.validCode|mail\..+\.subject|.+Subject)$/

it('French punctuation never stands alone at the start of a line', () => {
  const breakable = [...french].filter(([key, text]) => !PLAIN_SPACES.test(key) && /\S [:;?!»]|« /.test(text))
  expect(breakable).toEqual([])
})

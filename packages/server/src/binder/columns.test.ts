import { messagesOf } from '@portal/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../test/index.ts'
import { IMPERSONAL, PERSONAL, PURPOSES } from './columns.ts'
import { writeBinder } from './write.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

/** A new column fails here until somebody says whether it is about a person, and why, how long and on what basis. */
it('every column of the database is judged once: personal with a purpose, or not personal', async () => {
  const tables = await portal.db.introspection.getTables()
  const stored = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  const judged = [
    ...Object.entries(PERSONAL).flatMap(([table, columns]) =>
      Object.keys(columns).map((one) => `${table}.${one}`),
    ),
    ...Object.entries(IMPERSONAL).flatMap(([table, columns]) =>
      columns.split(' ').map((one) => `${table}.${one}`),
    ),
  ]
  // PostgreSQL searches without tables of its own.
  const known = judged.filter((one) => portal.deps.engine === 'sqlite' || !/^(?:apps|users)_search/.test(one))
  expect(known.sort()).toEqual(stored.sort())
  expect(new Set(judged).size).toBe(judged.length)
})

it('every purpose has its reason, legal basis and retention in both languages', () => {
  for (const language of ['fr', 'en'] as const)
    for (const purpose of PURPOSES)
      for (const text of Object.values(messagesOf(language).binder.purposes[purpose]))
        expect(text).not.toBe('')
})

it.each([
  ['fr', 'Registre des traitements', 'non évalué'],
  ['en', 'Register of processing', 'not assessed'],
] as const)('is written in %s from what is true of this installation', async (language, title, unknown) => {
  const text = await writeBinder(portal.deps, language)
  expect(text).toContain(title)
  expect(text).toContain(portal.config.publicUrl)
  expect(text).toContain('`users`')
  expect(text).toContain('1095')
  expect(text).toContain(unknown)
  expect(text).not.toMatch(/undefined|%\{|binder\./)
})

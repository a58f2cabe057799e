import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fold, likePattern } from '../db/search.ts'
import { ProblemError } from '../http/problem.ts'
import { parseList } from './lists.ts'

const rules = {
  row: z.unknown(),
  sorts: ['id', 'name'] as const,
  defaultSort: ['name', 'asc'] as const,
  filter: z.strictObject({
    q: z.string().optional(),
    id: z.array(z.int()).max(60).optional(),
    status: z.int().optional(),
  }),
  otherNames: { app_name: 'name', app_status: 'status' },
}
const ids = (count: number) => JSON.stringify({ id: Array.from({ length: count }, (_, index) => index + 1) })

describe('parseList', () => {
  test('reads what ra-data-simple-rest sends', () => {
    expect(parseList({ sort: '["id","DESC"]', range: '[10,19]', filter: '{"q":"é"}' }, rules)).toEqual({
      sort: ['id', 'desc'],
      offset: 10,
      limit: 10,
      filter: { q: 'é' },
    })
  })

  test('gives 50 rows without a range, and never more than 1,000', () => {
    expect(parseList({}, rules)).toEqual({ sort: ['name', 'asc'], offset: 0, limit: 50, filter: {} })
    expect(parseList({ range: '[0,1000000]' }, rules).limit).toBe(1000)
  })

  test('gives all that are asked for by id, unless a range says otherwise', () => {
    expect(parseList({ filter: ids(60) }, rules)).toMatchObject({ offset: 0, limit: 60 })
    expect(parseList({ filter: ids(2) }, rules)).toMatchObject({ offset: 0, limit: 50 })
    expect(parseList({ filter: ids(60), range: '[10,19]' }, rules)).toMatchObject({ offset: 10, limit: 10 })
  })

  test('knows the other names of a field', () => {
    const { sort, filter } = parseList({ sort: '["app_name","DESC"]', filter: '{"app_status":2}' }, rules)
    expect({ sort, filter }).toEqual({ sort: ['name', 'desc'], filter: { status: 2 } })
  })

  test.each([
    [{ sort: '["hash","ASC"]' }, ['hash']],
    [{ sort: '["id","asc; drop"]' }, ['sort']],
    [{ sort: 'id' }, ['sort']],
    [{ range: '[-1,5]' }, ['range']],
    [{ range: '[0,1.5]' }, ['range']],
    [{ range: '[5,0]' }, ['range']],
    [{ range: '[0,1e400]' }, ['range']],
    [{ filter: '{"hash":1}' }, ['hash']],
    [{ filter: ids(61) }, ['id']],
    [{ filter: '{"status":1,"app_status":2}' }, ['status']],
    [{ filter: '{"constructor":1}' }, ['constructor']],
    [{ sort: '["constructor","ASC"]' }, ['constructor']],
    [{ filter: 'null' }, ['filter']],
    [{ filter: '[' }, ['filter']],
  ])('refuses %j and names what is wrong', (query, fields) => {
    const error = (() => {
      try {
        parseList(query, rules)
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({ code: 'invalid_query', statusCode: 400 })
    expect(Object.keys((error as ProblemError).details.errors ?? {})).toEqual(fields)
  })
})

test('a search is folded, and its signs stand for themselves', () => {
  expect(fold('Éléonore ÇA')).toBe('eleonore ca')
  expect(fold('Œil d’Łukasz, jean‑luc STRAẞE \u200bｘ')).toBe("oeil d'lukasz, jean-luc strasse x")
  expect(likePattern('50 % _é\\')).toBe('%50 \\% \\_e\\\\%')
})

import { type List, type ListQuery, type ListRequest, PAGE_MAX, PAGE_SIZE } from '@portal/contract'
import type { FastifyReply } from 'fastify'
import type { Page } from '../db/pages.ts'
import { ProblemError } from './problem.ts'

/**
 * Reads `sort=["order","ASC"]&range=[0,49]&filter={…}` (docs/product.md#lists).
 *
 * @throws ProblemError `invalid_query` (400) naming what is unknown or unreadable
 */
export function parseList<Rules extends List>(query: ListQuery, rules: Rules): ListRequest<Rules> {
  const filter = parseFilter(query.filter, rules)
  return {
    sort: parseSort(query.sort, rules),
    ...(query.range === undefined ? firstPage(filter) : parseRange(query.range)),
    filter,
  } as ListRequest<Rules>
}

/** A query by ids gets all of them; the schema bounds their number. */
function firstPage({ id }: Record<string, unknown>) {
  return { offset: 0, limit: Math.max(PAGE_SIZE, Array.isArray(id) ? id.length : 0) }
}

function parseSort(text: string | undefined, rules: List) {
  if (text === undefined) return rules.defaultSort
  const value = json('sort', text)
  if (!Array.isArray(value) || value.length > 2) throw invalid('sort')
  const [field, direction = 'ASC'] = value as unknown[]
  const known = rules.sorts.find((one) => one === nameOf(field, rules))
  if (!known) throw invalid(typeof field === 'string' ? field : 'sort')
  if (direction !== 'ASC' && direction !== 'DESC') throw invalid('sort')
  return [known, direction === 'DESC' ? 'desc' : 'asc'] as const
}

const nameOf = (field: unknown, { otherNames }: Pick<List, 'otherNames'>) =>
  typeof field === 'string' && Object.hasOwn(otherNames, field) ? otherNames[field] : field

function parseRange(text: string) {
  const value = json('range', text)
  if (!Array.isArray(value) || value.length !== 2) throw invalid('range')
  const [first, last] = value as [unknown, unknown]
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) throw invalid('range')
  const [start, end] = [Number(first), Number(last)]
  if (start < 0 || end < start) throw invalid('range')
  return { offset: start, limit: Math.min(end - start + 1, PAGE_MAX) }
}

function parseFilter(text: string | undefined, rules: List): Record<string, unknown> {
  const { data, error } = rules.filter.safeParse(
    text === undefined ? {} : renamed(json('filter', text), rules),
  )
  if (error) {
    const fields = error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]?.toString() ?? 'filter'],
    )
    throw invalid(...new Set(fields))
  }
  return data
}

/** @throws ProblemError `invalid_query` when a field appears under two of its names */
function renamed(filter: unknown, rules: Pick<List, 'otherNames'>): unknown {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return filter
  const entries = Object.entries(filter).map(([key, value]) => [String(nameOf(key, rules)), value] as const)
  const twice = entries.find(([key], index) => entries.findIndex(([other]) => other === key) !== index)
  if (twice) throw invalid(twice[0])
  return Object.fromEntries(entries)
}

function json(name: string, text: string): unknown {
  // PostgreSQL stores no NUL.
  if (text.includes('\\u0000')) throw invalid(name)
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(name)
  }
}

const invalid = (...fields: string[]) =>
  new ProblemError('invalid_query', {
    values: { fields: fields.join(', ') },
    errors: Object.fromEntries(fields.map((field) => [field, 'common.invalidValue'])),
  })

/** Sets the two headers of a list (ra-data-simple-rest). */
export function sendPage<Row>(
  reply: FastifyReply,
  resource: string,
  offset: number,
  { rows, total }: Page<Row>,
) {
  const last = Math.max(offset, offset + rows.length - 1)
  return reply
    .header('content-range', `${resource} ${offset}-${last}/${total}`)
    .header('x-total-count', String(total))
    .send(rows)
}

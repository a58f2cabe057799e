import { type ListQuery, PAGE_MAX, PAGE_SIZE } from '@portal/contract'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { ProblemError } from './problem.ts'

/** What a list allows: the columns to sort by, and the filters with their schemas. */
export type ListRules<Sort extends string, Filter> = {
  sorts: readonly Sort[]
  defaultSort: readonly [Sort, 'asc' | 'desc']
  filter: z.ZodType<Filter>
  /** Second names of fields: `request_status` is `status`. */
  otherNames?: ReadonlyMap<string, string>
}
export type ListRequest<Sort extends string, Filter> = {
  sort: readonly [Sort, 'asc' | 'desc']
  offset: number
  limit: number
  filter: Filter
}

/**
 * Reads `sort=["order","ASC"]&range=[0,49]&filter={…}` (docs/product.md#lists).
 *
 * @throws ProblemError `invalid_query` (400) naming what is unknown or unreadable
 */
export function parseList<Sort extends string, Filter>(
  query: ListQuery,
  rules: ListRules<Sort, Filter>,
): ListRequest<Sort, Filter> {
  const filter = parseFilter(query.filter, rules)
  return {
    sort: parseSort(query.sort, rules),
    ...(query.range === undefined ? firstPage(filter) : parseRange(query.range)),
    filter,
  }
}

/** A query by ids gets all of them; the schema bounds their number. */
function firstPage(filter: unknown) {
  const { id } = filter as { id?: unknown }
  return { offset: 0, limit: Math.max(PAGE_SIZE, Array.isArray(id) ? id.length : 0) }
}

function parseSort<Sort extends string>(text: string | undefined, rules: ListRules<Sort, unknown>) {
  if (text === undefined) return rules.defaultSort
  const value = json('sort', text)
  if (!Array.isArray(value) || value.length > 2) throw invalid('sort')
  const [field, direction = 'ASC'] = value as unknown[]
  const known = rules.sorts.find((one) => one === nameOf(field, rules))
  if (!known) throw invalid(typeof field === 'string' ? field : 'sort')
  if (direction !== 'ASC' && direction !== 'DESC') throw invalid('sort')
  return [known, direction === 'DESC' ? 'desc' : 'asc'] as const
}

const nameOf = (field: unknown, { otherNames }: Pick<ListRules<string, unknown>, 'otherNames'>) =>
  otherNames?.get(String(field)) ?? field

function parseRange(text: string) {
  const value = json('range', text)
  if (!Array.isArray(value) || value.length !== 2) throw invalid('range')
  const [first, last] = value as [unknown, unknown]
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) throw invalid('range')
  const [start, end] = [Number(first), Number(last)]
  if (start < 0 || end < start) throw invalid('range')
  return { offset: start, limit: Math.min(end - start + 1, PAGE_MAX) }
}

function parseFilter<Filter>(text: string | undefined, rules: ListRules<string, Filter>): Filter {
  const { data, error } = rules.filter.safeParse(
    text === undefined ? {} : renamed(json('filter', text), rules),
  )
  if (error) {
    const fields = error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]?.toString() ?? 'filter'],
    )
    throw invalid(...new Set(fields))
  }
  return data as Filter
}

/** @throws ProblemError `invalid_query` when a field appears under two of its names */
function renamed(filter: unknown, rules: Pick<ListRules<string, unknown>, 'otherNames'>): unknown {
  if (!rules.otherNames || typeof filter !== 'object' || filter === null || Array.isArray(filter))
    return filter
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
  rows: Row[],
  total: number,
) {
  const last = Math.max(offset, offset + rows.length - 1)
  return reply
    .header('content-range', `${resource} ${offset}-${last}/${total}`)
    .header('x-total-count', String(total))
    .send(rows)
}

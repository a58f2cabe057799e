import { z } from 'zod'
import { type List, ListQuery } from './list.ts'
import { type ParamsOf, paramsOf } from './pathParams.ts'
import type { ErrorCode } from './problem.ts'
import type { Tag } from './tags.ts'

/**
 * Callers of an endpoint: everybody, signed-in people, editors and administrators, administrators, or a demo
 * with its own credentials.
 */
export type Who = 'anyone' | 'user' | 'editor' | 'admin' | 'app'
type AnswerType = 'application/json' | 'application/x-ndjson' | 'text/event-stream'
type BodyType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data'

type Method = 'get' | 'post' | 'put' | 'delete'
type Definition = { [Key in Method]?: string } & {
  /** Further paths that do the same. */
  also?: readonly string[]
  who: Who
  /** Asks whoever has a second factor to have shown it a moment ago. */
  stepUp?: true
  tag: Tag
  /** A verb first: "Delete an app". */
  summary: string
  /** Adds what the summary leaves out. */
  about?: string
  query?: z.ZodType
  /** Makes the call a list of ra-data-simple-rest: rows of `list.row`, narrowed by `sort`, `range` and `filter`. */
  list?: List
  body?: z.ZodType
  /** Media types of the body; JSON unless said. */
  accepts?: readonly BodyType[]
  /** Media type of the answer; JSON unless said. */
  gives?: AnswerType
  /** Absent when the answer has no content (204). */
  answer?: z.ZodType
  /** 200, or 204 without an answer, unless said. */
  status?: number
  /** A second answer that is not an error, with its own status. */
  otherwise?: { status: number; answer: z.ZodType }
  /** Codes of the call itself; `errorsOf` adds those that follow from rights, body, query and path. */
  errors?: readonly ErrorCode[]
}

type Part<Given, Key extends string> = Given extends { [K in Key]: infer Value } ? Value : undefined
type MethodOf<Given> = Extract<keyof Given, Method>
type PathOf<Given> = Extract<{ [M in MethodOf<Given>]: Given[M] }[MethodOf<Given>], string>
type QueryOf<Given> = Given extends { list: List } ? typeof ListQuery : Part<Given, 'query'>
type AnswerOf<Given> = Given extends { list: { row: infer Row extends z.ZodType } }
  ? z.ZodArray<Row>
  : Part<Given, 'answer'>

type Example<Given> = {
  body?: Part<Given, 'body'> extends infer Body extends z.ZodType ? z.input<Body> : never
  answer?: AnswerOf<Given> extends infer Answer extends z.ZodType ? z.output<Answer> : never
}

type Declared<Given> = {
  address: `${Uppercase<MethodOf<Given>>} ${PathOf<Given>}`
  method: Uppercase<MethodOf<Given>>
  path: PathOf<Given>
  who: Part<Given, 'who'>
  params: z.ZodType<ParamsOf<PathOf<Given>>>
  query: QueryOf<Given>
  list: Part<Given, 'list'>
  body: Part<Given, 'body'>
  answer: AnswerOf<Given>
}
/** A call of the API, as `endpoint` made it. */
type EndpointOf<Given> = Declared<Given> & Omit<Endpoint, keyof Declared<Given>>

/** Any call of the API. */
export type Endpoint = {
  /** `PUT /v1/requestapps/:id`, the name by which the client calls it. */
  address: string
  method: string
  path: string
  also: readonly string[]
  who: Who
  stepUp: boolean
  tag: Tag
  summary: string
  about: string | undefined
  params: z.ZodType
  query: z.ZodType | undefined
  list: List | undefined
  body: z.ZodType | undefined
  accepts: readonly BodyType[]
  gives: AnswerType
  answer: z.ZodType | undefined
  status: number
  otherwise: { status: number; answer: z.ZodType } | undefined
  errors: readonly ErrorCode[]
  example: { body?: unknown; answer?: unknown }
}

const METHODS = ['get', 'post', 'put', 'delete'] as const

/**
 * Declares a call of the API. The server's route, the client's call, the OpenAPI document and the rights
 * table of the tests derive from this value.
 *
 * @example
 * export const readParameter = endpoint({
 *   get: '/v1/parameters/:id',
 *   who: 'admin',
 *   tag: 'parameters',
 *   summary: 'Read a parameter',
 *   answer: Parameter,
 * })
 */
export function endpoint<const Given extends Definition>(
  given: Given & { example?: Example<Given> },
): EndpointOf<Given> {
  const method = METHODS.find((one) => one in given) ?? 'get'
  const path = given[method] ?? ''
  const {
    list,
    also = [],
    stepUp = false,
    about,
    accepts = ['application/json'],
    gives = 'application/json',
    otherwise,
    errors = [],
    example = {},
  } = given
  const answer = list ? z.array(list.row) : given.answer
  return {
    address: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    also,
    who: given.who,
    stepUp,
    tag: given.tag,
    summary: given.summary,
    about,
    params: paramsOf(path),
    query: list ? ListQuery : given.query,
    list,
    body: given.body,
    accepts,
    gives,
    answer,
    status: given.status ?? (answer ? 200 : 204),
    otherwise,
    errors,
    example,
  } as unknown as EndpointOf<Given>
}

import type { z } from 'zod'
import type { Api } from './endpoints/index.ts'
import type { List } from './list.ts'

/** Names a call where no schema may be imported: `PUT /v1/requestapps/:id`. */
export type CallAddress = keyof Api
/** Calls that need no sign-in: a 401 judges the body, not the session. */
export type OpenAddress = {
  [Address in CallAddress]: Api[Address]['who'] extends 'anyone' ? Address : never
}[CallAddress]
/** Calls that run under a session. */
export type SessionAddress = Exclude<CallAddress, OpenAddress>
export type ListAddress = {
  [Address in CallAddress]: Api[Address]['list'] extends List ? Address : never
}[CallAddress]

type Query<Schema> = Schema extends z.ZodType ? { query?: z.input<Schema> } : object
type Body<Schema> = Schema extends z.ZodType ? { body: z.input<Schema> } : object
type Params<Schema> =
  Schema extends z.ZodType<infer Values> ? (keyof Values extends never ? object : { params: Values }) : object

/** Input of a call: values of its path, its query and its body. */
export type CallInput<Address extends CallAddress> = Params<Api[Address]['params']> &
  Query<Api[Address]['query']> &
  Body<Api[Address]['body']>
/** Answer of a call; `undefined` when the answer has no content. */
export type CallAnswer<Address extends CallAddress> = Api[Address]['answer'] extends infer Answer extends
  z.ZodType
  ? z.output<Answer>
  : undefined

type ListOf<Address extends ListAddress> = Extract<Api[Address]['list'], List>
/** One range of a list; `range` counts from 0 and includes both ends. */
export type ListInput<Address extends ListAddress> = {
  sort?: readonly [field: ListOf<Address>['sorts'][number], order: 'ASC' | 'DESC']
  range?: readonly [first: number, last: number]
  filter?: z.input<ListOf<Address>['filter']>
}
export type ListRow<Address extends ListAddress> = z.output<ListOf<Address>['row']>

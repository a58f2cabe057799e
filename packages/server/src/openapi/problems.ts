import { type Endpoint, ERROR_STATUS, type ErrorCode, errorsOf } from '@portal/contract'
import type { Json } from './schemas.ts'

const PROBLEM = { $ref: '#/components/schemas/Problem' }

/** Describes refusals: those of one status and the same codes become one component. */
export function createProblems() {
  const components = new Map<string, Json>()

  return {
    /** The refusals of a call, by status. */
    of(endpoint: Endpoint): Json {
      const codes = Map.groupBy(errorsOf(endpoint), (code) => ERROR_STATUS[code])
      const refusals = [...codes].filter(([status]) => status !== endpoint.otherwise?.status)
      return Object.fromEntries(
        refusals.map(([status, named]) => {
          const name = named.join('.')
          components.set(name, refusal(named))
          return [status, { $ref: `#/components/responses/${name}` }]
        }),
      )
    },
    all: () => Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}
export type Problems = ReturnType<typeof createProblems>

const refusal = (codes: ErrorCode[]): Json => ({
  description: codes.map((code) => `\`${code}\``).join(', '),
  content: {
    'application/problem+json': {
      schema: { allOf: [PROBLEM, { type: 'object', properties: { code: { enum: codes } } }] },
    },
  },
})

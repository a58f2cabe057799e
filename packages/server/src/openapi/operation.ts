import type { Endpoint, Who } from '@portal/contract'
import { parametersOf } from './parameters.ts'
import type { Problems } from './problems.ts'
import type { Json, Schemas } from './schemas.ts'

const CALLERS: Record<Who, string> = {
  anyone: 'Everybody may call it.',
  user: 'Whoever is signed in may call it.',
  editor: 'Editors and administrators may call it.',
  admin: 'Administrators may call it.',
  app: 'A demo calls it with its own credentials.',
}
const STEP_UP = 'Whoever has a second factor must have shown it less than 15 minutes ago.'
const SECURITY: Record<Who, Json[]> = {
  anyone: [],
  user: [{ bearer: [] }],
  editor: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  app: [{ app: [] }],
}

/** Parts that all operations share. */
export type Parts = { schemas: Schemas; problems: Problems }

/** One call at one of its paths. */
export function operationOf(endpoint: Endpoint, path: string, { schemas, problems }: Parts): Json {
  const { who, stepUp, tag, summary, about, body, example } = endpoint
  const requestBody = body && {
    // A body that may be left out is one that the schema takes as `undefined`.
    required: !body.safeParse(undefined).success,
    content: contentOf(endpoint.accepts, schemas.of(body, 'input'), example.body),
  }
  return {
    operationId: operationId(endpoint.method, path),
    tags: [tag],
    summary,
    description: [about, CALLERS[who], stepUp && STEP_UP].filter(Boolean).join(' '),
    security: SECURITY[who],
    'x-rights': who,
    ...parametersOf(endpoint, schemas),
    ...(requestBody && { requestBody }),
    responses: { ...answersOf(endpoint, schemas), ...problems.of(endpoint) },
  }
}

function answersOf({ gives, answer, status, otherwise, example }: Endpoint, schemas: Schemas) {
  const done = answer
    ? {
        description: 'Done',
        content: contentOf([gives], schemas.of(answer, 'output'), example.answer),
      }
    : { description: 'Done; no content' }
  return {
    [status]: done,
    ...(otherwise && {
      [otherwise.status]: {
        description: 'Not at the moment',
        content: contentOf(['application/json'], schemas.of(otherwise.answer, 'output')),
      },
    }),
  }
}

const contentOf = (types: readonly string[], schema: Json, example?: unknown) =>
  Object.fromEntries(types.map((type) => [type, { schema, ...(example !== undefined && { example }) }]))

/** `putRequestappsId` for `PUT /v1/requestapps/:id`. */
const operationId = (method: string, path: string) =>
  [method.toLowerCase(), ...path.replace('/v1/', '').split(/[^A-Za-z0-9]+/)]
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')

import { type Endpoint, endpoints, Problem, TAGS } from '@portal/contract'
import { VERSION } from '../version.ts'
import { operationOf, type Parts } from './operation.ts'
import { createProblems } from './problems.ts'
import { createSchemas, type Json } from './schemas.ts'

const DESCRIPTION = [
  'The API of the Next Epsilon Apps portal: accounts, catalogue, accesses, launch tickets, administration.',
  [
    'Every error is `application/problem+json` (RFC 9457) with a stable `code`; `detail` is a sentence in the language',
    'of `Accept-Language` (fr unless en is asked for), and an error about fields names them in `errors`. A trailing slash',
    'is optional everywhere. Lists take `sort`, `range` and `filter` as JSON and answer with `Content-Range` and',
    '`X-Total-Count` (ra-data-simple-rest). Instants are ISO 8601 in UTC.',
  ].join(' '),
].join('\n\n')

/** Writes the contract's endpoints as an OpenAPI 3.1 document. */
export function writeDocument(contact: { email: string; url: string }): Json {
  const parts = { schemas: createSchemas(), problems: createProblems() }
  parts.schemas.of(Problem, 'output')
  const paths = pathsOf(parts)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Next Epsilon Apps',
      version: VERSION,
      description: DESCRIPTION,
      contact: { name: 'Next Epsilon Apps', ...contact },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of POST /v1/token.' },
        app: { type: 'http', scheme: 'basic', description: 'An app: its code and its secret.' },
      },
      schemas: parts.schemas.all(),
      responses: parts.problems.all(),
    },
  }
}

function pathsOf(parts: Parts): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of Object.values<Endpoint>(endpoints))
    for (const path of [endpoint.path, ...endpoint.also]) {
      const method = endpoint.method.toLowerCase()
      const place = documentedPath(path)
      paths[place] = { ...paths[place], [method]: operationOf(endpoint, path, parts) }
    }
  return paths
}

/** `/v1/requestapps/{id}`: without the slash at the end, which is optional. */
export const documentedPath = (path: string) => path.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}')

import swagger from '@fastify/swagger'
import fastify from 'fastify'
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { Guards } from '../sessions/guards.ts'
import type { DocumentedRoute } from './collect.ts'
import { examples } from './examples.ts'

export type Rights = 'anonymous' | 'user' | 'admin' | 'app'
type Operation = OpenAPIV3_1.OperationObject & { 'x-rights'?: Rights }
type Document = OpenAPIV3_1.Document

const DESCRIPTION = [
  'The API of the Next Epsilon Apps portal: accounts, catalogue, accesses, launch tickets, administration.',
  [
    'Every error is `application/problem+json` (RFC 9457) with a stable `code`; `detail` is a sentence in the language',
    'of `Accept-Language` (fr unless en is asked for), and an error about fields names them in `errors`. A trailing slash',
    'is optional everywhere. Lists take `sort`, `range` and `filter` as JSON and answer with `Content-Range` and',
    '`X-Total-Count` (ra-data-simple-rest). Instants are ISO 8601 in UTC.',
  ].join(' '),
].join('\n\n')

/**
 * The routes as an OpenAPI 3.1 document: schemas from the contract, rights from the guards themselves. They are
 * registered once more, on a server that never listens, for the library that writes documents.
 */
export async function writeDocument(routes: DocumentedRoute[], guard: Guards): Promise<Document> {
  const scribe = fastify({ exposeHeadRoutes: false })
  scribe.setValidatorCompiler(validatorCompiler)
  scribe.setSerializerCompiler(serializerCompiler)
  await scribe.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Next Epsilon Apps', version: '1.0.0', description: DESCRIPTION },
      servers: [{ url: '/' }],
      tags: TAGS,
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The access token of POST /v1/token/.' },
          app: { type: 'http', scheme: 'basic', description: 'An app: its code and its secret.' },
        },
      },
    },
    transform: (input) => {
      const { route } = input
      const { schema, url } = jsonSchemaTransform(input)
      const rights = rightsOf([route.onRequest].flat(), guard)
      const security = { anonymous: [], user: [{ bearer: [] }], admin: [{ bearer: [] }], app: [{ app: [] }] }
      return { schema: { ...schema, security: security[rights], 'x-rights': rights } as typeof schema, url }
    },
    transformObject: (input) => finish(jsonSchemaTransformObject(input) as Document) as never,
  })
  for (const route of routes) scribe.route({ ...route, handler: () => {} })
  await scribe.ready()
  const document = scribe.swagger() as Document
  await scribe.close()
  return document
}

const TAGS = [
  { name: 'session', description: 'Signing in, renewing, signing out' },
  { name: 'account', description: 'One’s own account' },
  { name: 'catalogue', description: 'Apps, as everybody sees them' },
  { name: 'accesses', description: 'Asking for an app and opening it' },
  { name: 'launch', description: 'One-time tickets, and what a demo or its gate calls' },
  { name: 'apps', description: 'Administration of apps' },
  { name: 'media', description: 'Pictures, films and captions' },
  { name: 'users', description: 'Administration of users' },
  { name: 'access requests', description: 'Administration of requests and accesses' },
  { name: 'parameters', description: 'Administration of parameters' },
  { name: 'publication', description: 'State of the public site' },
  { name: 'statistics', description: 'Figures of the dashboard' },
  { name: 'operations', description: 'Health' },
]

/** Who may call, by the guard that a route has; a guard that is neither of the two is an app's own. */
function rightsOf(hooks: unknown[], guard: Guards): Rights {
  if (hooks.includes(guard.admin)) return 'admin'
  if (hooks.includes(guard.user)) return 'user'
  return hooks.some((hook) => hook !== undefined) ? 'app' : 'anonymous'
}

/** What every operation has in common, so that no route repeats it. */
function finish(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(item ?? {}) as [string, Operation][]) {
      operation.operationId = operationId(method, path)
      operation.responses = { ...operation.responses, default: PROBLEM }
      for (const [status, answer] of Object.entries(operation.responses))
        if ('description' in answer && answer.description === 'Default Response')
          answer.description = status < '300' ? 'Done' : 'Not at the moment'
      const done = operation.responses['204']
      if (done && 'content' in done) operation.responses['204'] = { description: 'Done; no content' }
      if (method === 'put' && UPLOADS.test(path)) operation.requestBody = UPLOAD
      addExamples(operation, `${method.toUpperCase()} ${path}`)
    }
  return onlyUsedSchemas(document)
}

const PROBLEM = {
  description: 'A refusal or a failure, with a stable code',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** Uploads are streamed, so no schema of the route describes them. */
const UPLOADS = /^\/v1\/apps\/[a-z-]*upload\//
const UPLOAD: OpenAPIV3_1.RequestBodyObject = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['language', 'file'],
        properties: {
          language: { enum: ['fr', 'en'], description: 'The same as in the path' },
          file: { type: 'string', contentMediaType: 'application/octet-stream' },
        },
      },
    },
  },
}

const operationId = (method: string, path: string) =>
  [method, ...path.split('/').filter((part) => part && part !== 'v1')]
    .map((part) => part.replace(/[^A-Za-z0-9]+/g, ' ').trim())
    .flatMap((part) => part.split(' '))
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')

function addExamples(operation: Operation, key: string) {
  const example = examples[key]
  if (!example) return
  const body = operation.requestBody
  if (example.request !== undefined && body && 'content' in body)
    for (const content of Object.values(body.content ?? {})) content.example = example.request
  const [success] = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'))
  const answer = success?.[1]
  if (example.response !== undefined && answer && 'content' in answer)
    for (const content of Object.values(answer.content ?? {})) content.example = example.response
}

/** Schemas of bodies that no route names (claims of a ticket, for instance) are no part of the API. */
function onlyUsedSchemas(document: Document): Document {
  const schemas = document.components?.schemas ?? {}
  const used = new Set<string>()
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/#\/components\/schemas\/([\w-]+)/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name])
    }
  }
  visit(document.paths)
  const kept = Object.entries(schemas).filter(([name]) => used.has(name))
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept.sort()) } }
}

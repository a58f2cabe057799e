import SwaggerParser from '@apidevtools/swagger-parser'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { OpenAPIV3_1 } from 'openapi-types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPortal, type TestPortal } from '../../test/index.ts'
import { examples } from './examples.ts'

let portal: TestPortal
// biome-ignore lint/suspicious/noExplicitAny: the document is looked at from outside
let document: any
beforeAll(async () => {
  portal = await startTestPortal()
  document = (await portal.call('GET', '/v1/openapi.json')).data
})
afterAll(() => portal.close())

describe('GET /v1/openapi.json', () => {
  test('is valid for two independent validators', async () => {
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
    await expect(SwaggerParser.validate(structuredClone(document))).resolves.toBeDefined()
  })

  test('gives every operation a summary, an id of its own, rights, and the form of its errors', () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item as object))
    expect(operations.length).toBeGreaterThan(50)
    expect(new Set(operations.map((one) => one.operationId)).size).toBe(operations.length)
    for (const one of operations) {
      expect(one.summary).toBeTruthy()
      expect(document.tags.map((tag: { name: string }) => tag.name)).toContain(one.tags[0])
      expect(one['x-rights']).toMatch(/^(anonymous|user|admin|app)$/)
      expect(one.responses.default.content['application/problem+json']).toBeDefined()
    }
  })

  test('has an example for every body, and none for a call that does not exist', () => {
    const known = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item as object).map(([method, one]) => ({
        key: `${method.toUpperCase()} ${path}`,
        one,
      })),
    )
    const bodies = ({ requestBody, responses }: OpenAPIV3_1.OperationObject) =>
      [
        requestBody,
        ...Object.entries(responses ?? {}).flatMap(([status, one]) => (status < '3' ? [one] : [])),
      ]
        .flatMap((one) => (one && 'content' in one ? Object.entries(one.content ?? {}) : []))
        .filter(([type]) => type !== 'multipart/form-data')
    const withoutExample = known.filter(({ one }) =>
      bodies(one).some(([, { example }]) => example === undefined),
    )
    expect(withoutExample.map(({ key }) => key)).toEqual([])
    expect(Object.keys(examples).filter((key) => !known.some((one) => one.key === key))).toEqual([])
  })
})

test('GET /v1/docs is one page that needs no other host and no script', async () => {
  const { status, text, headers } = await portal.call('GET', '/v1/docs')
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(text).not.toMatch(/<script|src=|https?:\/\/(?!(?:demo|portail)\.exemple\.fr)/)
  for (const path of Object.keys(document.paths)) expect(text).toContain(`<code>${path}</code>`)
})

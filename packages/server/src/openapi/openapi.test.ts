import SwaggerParser from '@apidevtools/swagger-parser'
import { type Endpoint, endpoints } from '@portal/contract'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPortal, type TestPortal } from '../../test/index.ts'

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

  test('Spectral finds nothing', async () => {
    const linter = new spectral.Spectral()
    linter.setRuleset(new spectral.Ruleset(rulesets.oas))
    const found = await linter.run(structuredClone(document))
    expect(found.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([])
  })

  test('Redocly finds no error', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const found = await lintFromString({ source: JSON.stringify(document), config })
    // The licence of the project is not chosen yet, and some specified paths look alike.
    // Two calls lead a browser on and answer nothing else.
    const known = ['info-license', 'no-ambiguous-paths', 'operation-2xx-response']
    const others = found.filter(({ ruleId }) => !known.includes(ruleId))
    expect(others.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual([])
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('gives every operation an id of its own', () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item as object))
    expect(operations.length).toBeGreaterThan(60)
    expect(new Set(operations.map((one) => one.operationId)).size).toBe(operations.length)
  })
})

test.each(Object.entries<Endpoint>(endpoints))(
  '%s has an example of what it takes and gives',
  (_name, one) => {
    const { body, accepts, answer, example } = one
    const isUpload = accepts.includes('multipart/form-data')
    if (body && !isUpload) expect(body.safeParse(example.body)).toMatchObject({ success: true })
    if (answer) expect(answer.safeParse(example.answer)).toMatchObject({ success: true })
  },
)

test('GET /v1/docs and its files come from this origin alone', async () => {
  const page = await portal.call('GET', '/v1/docs')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/)
  const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
  expect(files).toHaveLength(3)
  for (const file of files) {
    expect(file).toMatch(/^\/v1\/docs\//)
    expect((await portal.call('GET', file)).status).toBe(200)
  }
  expect((await portal.call('GET', '/v1/docs/package.json')).status).toBe(404)
})

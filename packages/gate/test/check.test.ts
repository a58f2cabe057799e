import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { check } from '../src/check/command.ts'
import { CODE, useGatedDemo } from './gatedDemo.ts'

const { context } = useGatedDemo()
const SECRET = 'a secret of its own'

async function play(url: string, more: { socket?: string; stream?: string; direct?: string } = {}) {
  const lines: string[] = []
  const isGood = await check(
    { code: CODE, secret: SECRET, portalUrl: context.portal.url },
    { url, ...more, patience: { keys: 6000, revoked: 6000, ended: 6000 } },
    { json: true, language: 'en', print: (line) => lines.push(line) },
  )
  const { cases } = JSON.parse(lines.join('\n')) as {
    cases: { name: string; outcome: string; mend: string }[]
  }
  const named = (outcome: string) => cases.filter((one) => one.outcome === outcome).map(({ name }) => name)
  return { isGood, cases, failed: named('failed'), leftOut: named('left out') }
}

beforeAll(() => {
  context.portal.control.revokesAfterMs = 800
  context.portal.control.endsAfterMs = 2000
})

describe('portal-gate check', () => {
  test('finds nothing to mend at a demo behind portal-gate', async () => {
    const { isGood, failed, leftOut, cases } = await play(`${context.gate.url}/`, {
      socket: '/live',
      stream: '/stream',
    })
    expect({ failed, leftOut, isGood }).toEqual({ failed: [], leftOut: ['direct'], isGood: true })
    expect(cases).toHaveLength(22)
    expect(context.portal.reports.at(-1)).toHaveLength(22)
  }, 60_000)

  test('says of a demo that is not there that it does not answer', async () => {
    await expect(play('http://127.0.0.1:9/')).rejects.toThrow('http://127.0.0.1:9/ does not answer')
  })

  test('finds a demo that answers past its gate', async () => {
    const { failed } = await play(`${context.gate.url}/`, { direct: context.demo.url })
    expect(failed).toEqual(['direct'])
  }, 60_000)

  describe('at a demo that lets everybody in', () => {
    const server = createServer((_req, res) =>
      res.setHeader('set-cookie', 'in=1').setHeader('cache-control', 'public, max-age=60').end('welcome'),
    )
    beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
    afterAll(() => server.close())

    test('names what is missing, each with a sentence', async () => {
      context.portal.control.revokesAfterMs = 100
      const { port } = server.address() as AddressInfo
      const started = play(`http://127.0.0.1:${port}/`)
      const { isGood, failed, cases } = await started
      expect(isGood).toBe(false)
      expect(failed).toEqual(
        expect.arrayContaining([
          'address',
          'cookie',
          'no_pass',
          'replay',
          'other_app',
          'alg_none',
          'portal_away',
          'cache',
          'ended',
        ]),
      )
      expect(cases.every(({ mend }) => mend.endsWith('.'))).toBe(true)
    }, 60_000)
  })
})

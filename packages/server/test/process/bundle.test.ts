import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { currentBundle, digestOf, stampOf } from '../../scripts/currentBundle.cjs'
import { ADMIN, newDataDir, startServer } from './serverProcess.ts'

test('the portal runs from its bundle: native parts, and parts that wait for their first use', async () => {
  const env = { DATA_DIR: newDataDir(), NODE_ENV: 'production', PUBLISH_HOOK: 'true' }
  const server = await startServer(env, 'scripts/start.cjs')
  expect(currentBundle()).not.toBeNull()
  expect((await server.call('POST', '/v1/token/', { body: ADMIN })).data.roles).toBe('USER,ADMIN')
  expect((await server.call('GET', '/v1/openapi.json')).data.openapi).toBe('3.1.0')
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.output.stderr).toBe('')
})

test('a bundle serves only as long as every source is what it was', () => {
  const root = newDataDir()
  const write = (text: string) => writeFileSync(join(root, 'a.ts'), text)
  write('one')
  const sources = ['a.ts']
  const current = { folder: 'made', sources, stamp: stampOf(sources, root), digest: digestOf(sources, root) }
  expect(currentBundle({ from: root, root })).toBeNull()
  writeFileSync(join(root, 'current.json'), JSON.stringify(current))
  expect(currentBundle({ from: root, root })).toBe(join(root, 'made'))
  write('eno')
  expect(currentBundle({ from: root, root })).toBeNull()
  write('one')
  expect(currentBundle({ from: root, root })).toBe(join(root, 'made'))
  rmSync(join(root, 'a.ts'))
  expect(currentBundle({ from: root, root })).toBeNull()
})

import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { workspace } from '@portal/platform/files/workspace'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPortal, type TestPortal } from '../../test/index.ts'

const deploy = join(workspace.root, 'deploy')
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await mkdir(join(portal.config.dataDir, 'backups', '2026-11-20T03-15-00.000Z'), { recursive: true })
})
afterAll(() => portal.close())

test.each(['prometheus/alerts.yml', 'grafana/portal.json'])(
  '%s asks for metrics that exist',
  async (file) => {
    const { text } = await portal.call('GET', '/metrics')
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const asked =
      readFileSync(join(deploy, file), 'utf8').match(/\b(?:portal|nodejs|process)_[a-z0-9_]+/g) ?? []
    const missing = asked.filter((name) => !known.has(name) && !known.has(name.replace(/_bucket$/, '')))
    expect(asked.length).toBeGreaterThan(5)
    expect(missing).toEqual([])
  },
)

test.skipIf(!hasPromtool)('each alert fires at its fault, and none without', () => {
  const run = (...args: string[]) =>
    execFileSync('promtool', args, { cwd: join(deploy, 'prometheus'), encoding: 'utf8' })
  expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
  expect(run('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS')
})

test.skipIf(!hasPromtool)('the names keep the conventions of Prometheus', async () => {
  const { text } = await portal.call('GET', '/metrics')
  const own = text.split('\n').filter((line) => /^(# \w+ )?portal_/.test(line))
  const { stderr, stdout } = spawnSync('promtool', ['check', 'metrics'], {
    input: `${own.join('\n')}\n`,
    encoding: 'utf8',
  })
  expect(stdout + stderr).toBe('')
})

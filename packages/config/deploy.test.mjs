import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const deploy = join(root, 'deploy')
const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const has = (...command) => spawnSync(command[0], command.slice(1)).error === undefined
const read = (file) => readFileSync(join(deploy, file), 'utf8')

test('portal.env names settings that exist', () => {
  const settings = readFileSync(join(root, '.env.example'), 'utf8')
  const names = [...read('portal.env').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(names).toContain('DATA_DIR')
  expect(names.filter((name) => !settings.includes(name))).toEqual([])
})

describe.skipIf(!has('systemd-analyze', '--version'))('systemd', () => {
  const units = readdirSync(join(deploy, 'systemd'))

  test('knows every line of the units', () => {
    const at = join(folder, 'units')
    cpSync(join(deploy, 'systemd'), at, { recursive: true })
    for (const unit of units) {
      // The account and the folder of an installation are not on this machine.
      const text = readFileSync(join(at, unit), 'utf8')
        .replaceAll(/^(User|Group)=.*$/gm, '$1=root')
        .replaceAll('/opt/portal/node_modules/.bin/node', process.execPath)
      writeFileSync(join(at, unit), text)
    }
    const paths = units.map((unit) => join(at, unit))
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' })
    expect([status, stderr.split('\n').filter((line) => line.includes(at))]).toEqual([0, []])
  })

  test.each(units.filter((unit) => unit.endsWith('.service')))('%s gives away little', (unit) => {
    const told = spawnSync('systemd-analyze', ['security', '--offline=true', join(deploy, 'systemd', unit)])
    expect(Number(/exposure level for \S+ ([\d.]+)/.exec(String(told.stdout))?.[1])).toBeLessThan(3)
  })
})

test.skipIf(!has('caddy', 'version'))('Caddy takes its file', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'caddy/Caddyfile')]
  const env = { ...process.env, HOME: folder }
  expect(spawnSync('caddy', args, { encoding: 'utf8', env }).stdout).toContain('Valid configuration')
})

test.skipIf(!has('logrotate', '--version'))('logrotate takes its file', () => {
  const logs = join(folder, 'log')
  mkdirSync(logs)
  writeFileSync(join(logs, 'portal.log'), 'line\n')
  const text = read('logrotate/portal')
    .replace('/var/log/portal', logs)
    .replace(/^.*su portal.*$/m, '')
  const conf = join(folder, 'logrotate.conf')
  writeFileSync(conf, text.replace('systemctl reload portal.service', `touch ${join(folder, 'reloaded')}`), {
    mode: 0o644,
  })
  execFileSync('logrotate', ['--state', join(folder, 'state'), '--force', conf])
  expect(readdirSync(logs)).toEqual(['portal.log.1'])
  expect(readdirSync(folder)).toContain('reloaded')
})

test('an install with --prod has what the builds of site, console and gate need', () => {
  const manifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  for (const folder of [
    'storefront',
    'backoffice',
    'packages/contract',
    'packages/messages',
    'packages/client',
  ])
    expect(manifest(folder).dependencies, folder).toHaveProperty('@portal/config')
  expect(manifest('backoffice').dependencies).toHaveProperty('vite')
  // The gate's own package needs none of them, so they are devDependencies there; its tests start esbuild and vite.
  const bundled = Object.keys(manifest('packages/gate').devDependencies).filter(
    (name) => !/^(@types\/|esbuild$|typescript$|vite$|vitest$)/.test(name),
  )
  expect(Object.keys(manifest('.').dependencies)).toEqual(expect.arrayContaining(bundled))
})

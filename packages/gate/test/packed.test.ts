import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo } from './demo.ts'
import { startTestPortal } from './portal.ts'
import { createVisitor } from './visitor.ts'

const run = promisify(execFile)
const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
/** The machine's own Node where there is one, which may be older than the project's. */
const NODE = ['/usr/local/bin/node', '/usr/bin/node'].find(existsSync) ?? process.execPath
const CODE = 'CARBONE24'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-gate-'))
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: PACKAGE })
  const filename = /"filename": "([^"]+)"/.exec(stdout)?.[1] ?? ''
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${filename}`], { cwd: folder })
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the packed command runs outside of this repository', async () => {
  const portal = await startTestPortal({ [CODE]: 'secret' })
  const demo = await startDemo()
  await writeFile(join(folder, 'secret'), 'secret\n')
  const gate = spawn(
    NODE,
    [
      join(folder, 'node_modules/.bin/portal-gate'),
      ...[
        '--upstream',
        demo.url,
        '--portal',
        portal.url,
        '--app',
        CODE,
        '--secret-file',
        'secret',
        '--port',
        '0',
      ],
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    const [line] = (await once(createInterface(gate.stdout), 'line')) as [string]
    const url = /http:\/\/[\d.]+:\d+/.exec(line)?.[0] ?? ''
    const visitor = createVisitor(url)
    expect((await visitor.get('/')).status).toBe(403)
    expect((await visitor.get('/__gate/text.woff2')).headers.get('content-type')).toBe('font/woff2')
    const ticket = await portal.mint(portal.grant(CODE))
    expect((await visitor.get(`/?token=${ticket}`)).status).toBe(303)
    expect((await visitor.get('/', 'GET', { accept: 'text/html' })).text).toContain('/__gate/clock.js')
    gate.kill('SIGTERM')
    expect(await once(gate, 'exit')).toEqual([0, null])
  } finally {
    gate.kill('SIGKILL')
    await demo.close()
    await portal.close()
  }
}, 30_000)

test('the packed middleware is imported by its name', async () => {
  const script = `import { createGate } from '@portal/gate'
    const gate = createGate({ code: 'CARBONE24', secret: 's', portalUrl: 'https://portal.test' })
    console.log(typeof gate.handle, typeof gate.upgrade)`
  const { stdout } = await run(NODE, ['--input-type=module', '--eval', script], { cwd: folder })
  expect(stdout.trim()).toBe('function function')
})

test('the packed middleware brings its types', async () => {
  const source = `import { createServer } from 'node:http'
    import { createGate, type Access, type GatedRequest } from '@portal/gate'
    const gate = createGate({ code: 'CARBONE24', secret: 's', portalUrl: 'https://portal.test' })
    const page = ({ access }: GatedRequest) => access?.signal satisfies AbortSignal | undefined
    const server = createServer((req, res) => void gate.handle(req, res, () => void page(req)))
    server.on('upgrade', (req, socket, head) => void gate.upgrade(req, socket, head, () => {}))
    export const name = (access: Access): string => access.displayName`
  await writeFile(join(folder, 'use.ts'), source)
  const types = ['--types', 'node', '--typeRoots', join(PACKAGE, 'node_modules/@types')]
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--skipLibCheck', 'false', ...types]
  const { stdout } = await run(join(PACKAGE, 'node_modules/.bin/tsc'), [...flags, 'use.ts'], { cwd: folder })
  expect(stdout).toBe('')
}, 30_000)

test('a setting that is missing is named', async () => {
  const command = join(folder, 'node_modules/.bin/portal-gate')
  await expect(
    run(NODE, [command, '--upstream', 'http://127.0.0.1:1', '--app', 'CARBONE24'], { cwd: folder }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: '--portal (or PORTAL_GATE_PORTAL) must be an address like https://apps.example.org.\n',
  })
})

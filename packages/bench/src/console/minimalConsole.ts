import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { workspace } from '@portal/platform/files/workspace'
import { sameHeaders } from '../pages/sameHeaders.ts'
import { freePort } from '../process.ts'
import type { Subject } from '../subject.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}
export type MinimalConsole = { url: string; stop(): Promise<void> }

/**
 * Serves the least effort: react-admin's `Admin` with one list of requests, built with Vite, in brotli 11
 * with the console's headers, from a bare server that proxies the API.
 */
export async function serveMinimalConsole(subject: Subject): Promise<MinimalConsole> {
  const files = await build()
  const page = files.get('/index.html')
  const same = sameHeaders(await fetch(`${subject.served.url}/admin`))
  const server = createServer((call, answer) => {
    const path = call.url ?? '/'
    if (path.startsWith('/v1/')) {
      const { method, headers } = call
      const passed = request(subject.served.url + path, { method, headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      call.pipe(passed)
      return
    }
    const type = TYPES[files.has(path) ? extname(path) : '.html'] ?? 'application/octet-stream'
    const headers = { ...same, 'content-type': type, 'content-encoding': 'br' }
    answer.writeHead(200, headers).end(files.get(path) ?? page)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Builds it and gives the compressed files by path. */
async function build(): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-minimal-'))
  try {
    const vite = createRequire(join(workspace.backoffice, 'package.json')).resolve('vite/package.json')
    const source = join(workspace.backoffice, 'test/minimal')
    const options = ['build', source, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']
    const env = { ...process.env, NODE_ENV: 'production' }
    await promisify(execFile)(process.execPath, [join(vite, '../bin/vite.js'), ...options], { env })
    const names = await readdir(folder, { recursive: true, withFileTypes: true })
    const read = names
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        return [path.slice(folder.length), brotliCompressSync(await readFile(path))] as const
      })
    return new Map(await Promise.all(read))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lineOfSocket } from './line.ts'
import type { Program } from './program.ts'

const PAGE = '<!doctype html><html><head><title>Vite</title></head><body>Vite</body></html>'

/** Vite's development server: its WebSocket has a `?token=` of its own. */
export const vite: Program = {
  name: 'Vite',
  file: fileURLToPath(new URL('../../node_modules/.bin/vite', import.meta.url)),
  args: ({ port, folder }) => [folder, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
  prepare: ({ folder }) => writeFile(join(folder, 'index.html'), PAGE),
  page: '/',
  async live({ fetch, dial }, folder) {
    const client = await (await fetch('/@vite/client')).text()
    const token = /wsToken = "([^"]+)"/.exec(client)?.[1]
    const socket = dial(`/?token=${token}`, ['vite-hmr'])
    // Each change of the page is told to whoever looks at it.
    const timer = setInterval(
      () => void writeFile(join(folder, 'index.html'), `${PAGE}<!-- ${Date.now()} -->`),
      100,
    )
    socket.on('close', () => clearInterval(timer))
    return lineOfSocket(socket)
  },
}

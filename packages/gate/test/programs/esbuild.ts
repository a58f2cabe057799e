import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lineOfAnswer } from './line.ts'
import type { Program } from './program.ts'

/** esbuild's development server: tells each change in an event stream. */
export const esbuild: Program = {
  name: 'esbuild',
  file: fileURLToPath(new URL('../../node_modules/.bin/esbuild', import.meta.url)),
  args: ({ port, folder }) => [
    'app.js',
    '--outdir=out',
    '--watch=forever',
    `--serve=127.0.0.1:${port}`,
    `--servedir=${folder}`,
  ],
  prepare: ({ folder }) =>
    Promise.all([
      writeFile(join(folder, 'index.html'), '<!doctype html><title>esbuild</title>'),
      writeFile(join(folder, 'app.js'), '0'),
    ]),
  page: '/',
  async live({ fetch }, folder) {
    const line = lineOfAnswer(await fetch('/esbuild', { headers: { accept: 'text/event-stream' } }))
    const timer = setInterval(() => void writeFile(join(folder, 'app.js'), String(Date.now())), 100)
    void line.over.then(() => clearInterval(timer))
    return line
  },
}

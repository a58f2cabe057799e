import { chownSync } from 'node:fs'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { newDataDir, startServer } from './serverProcess.ts'

/** `nobody` owns nothing; only root may start a program as somebody else, so the test is skipped for other accounts. */
const NOBODY = 65_534
const mayChange = process.platform === 'linux' && process.getuid?.() === 0

test.skipIf(!mayChange)(
  'an account that owns the data folder alone builds and shows the whole portal',
  { timeout: 300_000 },
  async () => {
    const DATA_DIR = newDataDir()
    chownSync(DATA_DIR, NOBODY, NOBODY)
    const env = { DATA_DIR, NODE_ENV: 'production', PUBLIC_URL: 'https://portail.exemple.fr' }
    const server = await startServer(env, '../demo/src/start.ts', { uid: NOBODY, gid: NOBODY })
    onTestFinished(() => void server.end())
    const { stdout, stderr } = server.output
    expect(stderr).toBe('')
    expect(stdout).toContain('✓ Building the console')
    expect(stdout).not.toContain('✗')
    const statusOf = async (path: string) => (await fetch(server.baseUrl + path)).status
    expect(await Promise.all(['/', '/en/apps', '/admin', '/admin/users'].map(statusOf))).toEqual([
      200, 200, 200, 200,
    ])
  },
)

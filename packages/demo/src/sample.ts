import { fork } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { workspace } from '@portal/platform/files/workspace'
import { credentialsOf } from '@portal/server/apps/credentials'
import type { Deps } from '@portal/server/deps'
import { demoApps } from './apps.ts'

export type Sample = { url: string; stop(): void }
const SERVER = join(workspace.packages, 'gate/sample/server.ts')

/**
 * Starts the sample demos beside the portal, in a process and at a port of their own
 * (docs/decisions/0005-the-demo-has-its-own-origin.md), with the credentials of the demonstration's apps.
 *
 * @param settings further variables of the gate's environment
 * @returns `null` when there are no such apps, or a sentence that says why it could not start
 */
export async function startSample(
  tools: Pick<Deps, 'db' | 'config' | 'secrets'>,
  settings: Record<string, string> = {},
): Promise<Sample | string | null> {
  const { config, db } = tools
  const codes = demoApps.map(({ code }) => code)
  const apps = await db
    .selectFrom('apps')
    .select(['id', 'code', 'secret_version'])
    .where('code', 'in', codes)
    .execute()
  if (!apps.length) return null
  const credentials = await Promise.all(apps.map((app) => credentialsOf(tools, app)))
  const child = fork(SERVER, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      ...settings,
      HOST: config.host,
      PORT: String(config.demoPort),
      PORTAL_URL: config.publicUrl,
      GATE_APPS: JSON.stringify(
        Object.fromEntries(credentials.map((one) => [one.client_id, one.client_secret])),
      ),
    },
  })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  return new Promise((resolve) => {
    child.once('message', (message: { url?: string }) =>
      resolve({ url: message.url ?? '', stop: () => void child.kill('SIGTERM') }),
    )
    child.once('exit', () =>
      resolve(
        `The demonstration apps could not start at port ${config.demoPort}: ${complaint.trim() || 'no reason given'}`,
      ),
    )
  })
}

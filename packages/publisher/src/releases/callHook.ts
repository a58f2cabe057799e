import { runProcess } from '../build/runProcess.ts'

const ANSWER_MS = 60_000
const COMMAND_MS = 30 * 60_000

export type HookCall = {
  /** An http address, or a command of the operator's (`PUBLISH_HOOK`). */
  hook: string
  revision: number
  settings: Record<string, string>
  folder: string
  signal: AbortSignal
}

/**
 * Hands the publication over to the operator: an address gets a POST with `{ revision, catalogue }` and must answer 2xx;
 * a command runs in a shell with the settings of a build in its environment and must end with code 0.
 */
export async function callHook({ hook, revision, settings, folder, signal }: HookCall): Promise<void> {
  if (!/^https?:\/\//.test(hook)) {
    const env = { ...settings, CATALOGUE_REVISION: String(revision) }
    return runProcess({ command: hook, shell: true, cwd: folder, env, timeoutMs: COMMAND_MS, signal })
  }
  const answer = await fetch(hook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ revision, catalogue: settings.CATALOGUE_URL }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The publication hook answered ${answer.status}.`)
}

import { MINUTE_MS } from '@portal/contract/rules'
import { workspace } from '@portal/platform/files/workspace'
import { runProgram } from '../build/runProgram.ts'

const ANSWER_MS = MINUTE_MS
const COMMAND_MS = 30 * MINUTE_MS

type HookCall = {
  /** An http address, or a command (`PUBLISH_HOOK`). */
  hook: string
  revision: number
  catalogue: string
  settings: Record<string, string>
  signal: AbortSignal
}

/**
 * Hands the publication over to the operator (docs/publishing.md#a-deployment-of-your-own-publish_hook): an
 * address gets a POST with `{ revision, catalogue }` and must answer 2xx; a command runs in a shell with the
 * settings of a build and must end with code 0.
 */
export async function callHook({ hook, revision, catalogue, settings, signal }: HookCall): Promise<void> {
  if (!/^https?:\/\//.test(hook)) {
    const env = { ...settings, CATALOGUE_URL: catalogue, CATALOGUE_REVISION: String(revision) }
    const cwd = workspace.root
    return runProgram({ command: hook, shell: true, cwd, env, timeoutMs: COMMAND_MS, signal })
  }
  const answer = await fetch(hook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ revision, catalogue }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The publication hook answered ${answer.status}.`)
}

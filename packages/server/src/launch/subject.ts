import { createHmac } from 'node:crypto'
import type { Deps } from '../deps.ts'

/**
 * Gives an id of a person for one app alone, so that two demos cannot tell that it is the same person
 * (pairwise identifier, OpenID Connect Core 1.0, 8.1).
 */
export async function subjectOf(deps: Pick<Deps, 'secrets'>, appId: number, userUuid: string) {
  const key = await deps.secrets.read('launch-subjects')
  return createHmac('sha256', key).update(`${appId}:${userUuid}`).digest('base64url')
}

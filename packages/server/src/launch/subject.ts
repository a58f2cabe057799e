import { createHmac } from 'node:crypto'
import type { Deps } from '../deps.ts'

/**
 * An id of a user for one app alone: two demos that compare what they know cannot tell that it is the
 * same person (pairwise identifier, OpenID Connect Core 1.0, section 8.1).
 */
export async function subjectOf(deps: Pick<Deps, 'secrets'>, appId: number, userUuid: string) {
  const key = await deps.secrets.read('launch-subjects')
  return createHmac('sha256', key).update(`${appId}:${userUuid}`).digest('base64url')
}

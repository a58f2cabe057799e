import { createHmac } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { readSecret } from '../lib/secrets.ts'

/**
 * An id of a user for one app alone: two demos that compare what they know cannot tell that it is the
 * same person (pairwise identifier, OpenID Connect Core 1.0, section 8.1).
 */
export async function subjectOf(deps: Pick<Deps, 'db' | 'now'>, appId: number, userUuid: string) {
  const key = await readSecret(deps, 'launch-subjects')
  return createHmac('sha256', key).update(`${appId}:${userUuid}`).digest('base64url')
}

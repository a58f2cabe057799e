import { join } from 'node:path'
import { RequestStatus } from '@portal/contract'
import { workspace } from '@portal/platform/files/workspace'
import { openPortalDatabase } from '@portal/server/db/index'
import { compare, type Effort, load } from '../load.ts'
import { freePort, serve } from '../process.ts'
import type { Subject } from '../subject.ts'
import type { Row } from '../table.ts'
import { shareOfMinimal } from './reads.ts'

const CONNECTIONS = 10
/** More than run at once, so that no two decisions meet on one request. */
const REQUESTS = 60

/** Measures decisions a second, granting and refusing in turns, beside a minimal Fastify doing the same. */
export async function measureDecisions(subject: Subject, effort: Effort, label: string): Promise<Row[]> {
  const what = `decision, ${label}`
  const port = await freePort()
  const limit = await serve(join(workspace.packages, 'bench/src/api/minimalDecision.ts'), {
    port,
    path: '/',
    args: [String(port)],
    env: subject.env,
  })
  const ids = { ours: await waitingRequests(subject, 0), limit: await waitingRequests(subject, 1) }
  const database = openPortalDatabase(subject.database)
  const decideAt = (url: string, of: number[]) => async (seconds: number) => {
    await database.db
      .updateTable('accesses')
      .set({ status: RequestStatus.refused, is_open: 0, duration_id: 0 })
      .where('id', 'in', of)
      .execute()
    return load(`${url}/`, {
      connections: CONNECTIONS,
      seconds,
      script: deciding(of),
      headers: { authorization: `Bearer ${subject.token}` },
    })
  }
  const measured = await compare(
    decideAt(subject.served.url, ids.ours),
    decideAt(limit.url, ids.limit),
    effort,
  ).finally(() => Promise.all([limit.stop(), database.db.destroy()]))
  return [shareOfMinimal(what, measured)]
}

/** Lists waiting requests, each of a person and an app of its own. */
async function waitingRequests(subject: Subject, page: number): Promise<number[]> {
  const users = await subject.call<{ id: number }[]>(
    'GET',
    `/v1/manageusers/?sort=["id","ASC"]&range=[${page * REQUESTS},${(page + 1) * REQUESTS - 1}]&filter={"status":1}`,
  )
  const [app] = await subject.call<{ id: number }[]>(
    'GET',
    '/v1/manageapps/?sort=["id","DESC"]&range=[0,0]&filter={"status":2}',
  )
  const ids: number[] = []
  for (const user of users) {
    const body = { user_id: user.id, app_id: app?.id, duration_id: 2 }
    const { id } = await subject.call<{ id: number }>('POST', '/v1/requestapps/', body)
    await subject.call('PUT', `/v1/requestapps/${id}`, { status: 2 })
    ids.push(id)
  }
  return ids
}

/** Writes a wrk script that grants each request, then refuses each, and starts over. */
const deciding = (ids: number[]) => `
local ids = {${ids.join(',')}}
-- wrk makes one request that it does not send
local count = -1
request = function()
  local id = ids[count % #ids + 1]
  local grants = math.floor(count / #ids) % 2 == 0
  count = count + 1
  local body = grants and '{"status":1,"duration_id":2}' or '{"status":2}'
  return wrk.format("PUT", "/v1/requestapps/" .. id, { ["content-type"] = "application/json", ["authorization"] = wrk.headers["authorization"] }, body)
end
`

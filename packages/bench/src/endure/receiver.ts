import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ReceiverProcess } from '@portal/server/test'
import type { Place } from './place.ts'
import { type Portal, startPortal, until } from './portal.ts'

const EVENTS = ['access.granted', 'access.opened', 'access.revoked']
const ONE_HOUR = 2
const [CANCELLED, USED] = [3, 4]
/** Messages that several kills met wait for minutes. */
const PATIENCE_SECONDS = 900

/** Kills a receiver of signed events while they are delivered, again and again: none is lost, none counts twice. */
export async function killReceiver({ env }: Place, kills: number): Promise<string> {
  const portal = await startPortal({ ...env, WEBHOOKS_ALLOW_PRIVATE: 'true' })
  const receiver = new ReceiverProcess(join(env.DATA_DIR, 'counted.jsonl'))
  try {
    await receiver.start()
    const body = { url: receiver.url, events: EVENTS, is_active: true }
    const { secret } = (await portal.asAdmin('POST', '/v1/webhooks/', body)).data
    const stop = await tellStories(portal)
    for (let round = 0; round < kills; round += 1) {
      await receiver.kill()
      await receiver.start(secret)
      await wait(500 + Math.random() * 500)
    }
    const told = await stop()
    await until('every message is delivered', () => isDelivered(portal), PATIENCE_SECONDS)
    return compare(told, receiver)
  } finally {
    await receiver.kill()
    await portal.end('SIGTERM')
  }
}

/** Grants, opens and revokes accesses until it is stopped. @returns the stop, which gives their numbers */
async function tellStories(portal: Portal): Promise<() => Promise<number[]>> {
  const url = 'https://demo.exemple.fr/'
  const app = { name: 'Boussole', code: 'ENDURE', category: 1, status: 2, url, is_active_url: true }
  const { id } = (await portal.asAdmin('POST', '/v1/apps/', app)).data
  const told: number[] = []
  let isRunning = true
  const telling = (async () => {
    for (let index = 0; isRunning; index += 1) told.push(await tell(portal, id, index))
  })()
  // Its failure is the one of the stop.
  telling.catch(() => {})
  return async () => {
    isRunning = false
    await telling
    return told
  }
}

/** @returns the number of the access that was granted, opened and revoked */
async function tell({ call, asAdmin }: Portal, app_id: number, index: number): Promise<number> {
  const { data } = await call('POST', '/v1/users/', { body: person(index) })
  const token = data.access_token as string
  const request = { user_id: data.user.id, app_id, duration_id: ONE_HOUR }
  const { id } = (await asAdmin('POST', '/v1/requestapps/', request)).data
  const ticket = (await call('GET', `/v1/apps/app_access/${id}`, { token })).data.token
  const opened = await call('POST', '/v1/users/enable_apps_access/', {
    token,
    body: { id, status: USED, token: ticket },
  })
  const revoked = await asAdmin('PUT', `/v1/requestapps/${id}`, { status: CANCELLED, reason: 'Endurance' })
  if (opened.status !== 200 || revoked.status !== 200)
    throw new Error(`opened with ${opened.status}, revoked with ${revoked.status}`)
  return id
}

const person = (index: number) => ({
  email: `endure-${index}@exemple.fr`,
  password: 'Endure-2026!ok',
  passwordConfirm: 'Endure-2026!ok',
  nom: 'Martin',
  prenom: 'Zoé',
  civility: 1,
  consent: true,
})

async function isDelivered(portal: Portal): Promise<boolean> {
  const { data } = await portal.asAdmin('GET', '/v1/webhookdeliveries/?filter={"state":"waiting"}')
  return data.length === 0
}

/** @throws Error when the receiver counted anything else than what happened */
function compare(told: number[], receiver: ReceiverProcess): string {
  const counted = receiver.counted()
  for (const access of told) {
    const heard = counted.filter((one) => one.access === access).map(({ type }) => type)
    if (heard.join() !== EVENTS.join()) throw new Error(`access ${access}: counted as ${heard.join()}`)
  }
  return `${counted.length} messages, none lost, none twice; ${receiver.repeats()} came again under their id`
}

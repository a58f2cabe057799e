import type { JournalEntry } from '@portal/contract'
import { NULL_DURATION_ID } from '@portal/contract/rules'

export type Translate = (key: string, values?: Record<string, unknown>) => string

export const kindOf = ({ kind }: JournalEntry, t: Translate) => t(`journalAdmin.kind.${kind}`)

/** Names who acted; somebody who is gone keeps a number. */
export function actorOf({ actor, actor_id, actor_name }: JournalEntry, t: Translate): string {
  if (actor_name) return actor_name
  return actor_id === null
    ? t(`journalAdmin.actor.${actor}`)
    : t('journalAdmin.deletedPerson', { id: actor_id })
}

export function objectOf({ object, object_id, object_name }: JournalEntry, t: Translate): string {
  if (object === 'person') return object_name ?? t('journalAdmin.deletedPerson', { id: object_id ?? '' })
  const name = t(`journalAdmin.object.${object}`)
  if (object === 'access') return `${name} ${object_id} · ${object_name ?? ''}`
  return object_name ?? name
}

/** Tells the facts of an entry in one line. */
export function factsOf(entry: JournalEntry, t: Translate): string {
  const facts = entry.object === 'access' ? ofAccess(entry, t) : ofOthers(entry, t)
  return facts.filter(Boolean).join(' · ')
}

function ofAccess({ details }: JournalEntry, t: Translate): (string | false)[] {
  const { from_status, to_status, duration_id, added_minutes, rule, claims } = details
  const status = (id: unknown) => t(`vocabulary.requestStatus.${id}`)
  const isNew = from_status === null || from_status === undefined
  return [
    !isNew &&
      to_status !== null &&
      from_status !== to_status &&
      t('journalAdmin.change', { from: status(from_status), to: status(to_status) }),
    Boolean(duration_id) && duration_id !== NULL_DURATION_ID && t(`vocabulary.duration.${duration_id}`),
    Boolean(added_minutes) && t('journalAdmin.added', { minutes: added_minutes }),
    typeof rule === 'string' && rule,
    Array.isArray(claims) && claims.join(', '),
  ]
}

const RESOURCES = { app: 'manageapps', person: 'manageusers' } as const

function ofOthers({ object, details }: JournalEntry, t: Translate): (string | false)[] {
  const resource = object === 'app' || object === 'person' ? RESOURCES[object] : null
  const label = (name: string) => (resource ? t(`resources.${resource}.fields.${name}`, { _: name }) : name)
  const value = (name: string, given: unknown) => wordsOf(name, given, object, t)
  const { fields, from, to, media, language, method, code, ...others } = details
  const hasChange = from !== undefined || to !== undefined
  return [
    Array.isArray(fields) && fields.map(label).join(', '),
    hasChange && t('journalAdmin.change', { from: value('status', from), to: value('status', to) }),
    ...pairs(others).map(
      (name) =>
        `${label(name)} ${t('journalAdmin.change', {
          from: value(name, others[`${name}_from`]),
          to: value(name, others[`${name}_to`]),
        })}`,
    ),
    typeof media === 'string' && t(`journalAdmin.media.${media}`),
    typeof language === 'string' && language.toUpperCase(),
    typeof method === 'string' && t(`journalAdmin.method.${method}`),
    typeof code === 'string' && t(`errors.${code}`),
  ]
}

/** Names of which the details hold a value before and one after. */
const pairs = (details: JournalEntry['details']) =>
  Object.keys(details).flatMap((key) => (key.endsWith('_from') ? [key.slice(0, -'_from'.length)] : []))

function wordsOf(name: string, given: unknown, object: string, t: Translate): string {
  if (given === null || given === undefined) return t('journalAdmin.nothing')
  if (name === 'status' && object === 'app') return t(`vocabulary.appStatus.${given}`)
  if (name === 'status' && object === 'person') return t(`vocabulary.userStatus.${given}`)
  if (name === 'is_active') return t(given ? 'common.yes' : 'common.no')
  if (name === 'roles') return t(`usersAdmin.role.${String(given).split(',').at(-1)}`)
  return String(given)
}

import type { JournalEntry } from '@portal/contract'
import { useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { actorOf, factsOf, kindOf, objectOf } from './wording.ts'

const useEntry = () => useRecordContext<JournalEntry>()

export const KindField = () => {
  const [entry, t] = [useEntry(), useTranslate()]
  return entry && <strong>{kindOf(entry, t)}</strong>
}

export const ActorField = () => {
  const [entry, t] = [useEntry(), useTranslate()]
  return entry && <span>{actorOf(entry, t)}</span>
}

/** Pages of the console that show an object; what was deleted has none. */
const PAGES = {
  access: 'requestappaccess',
  app: 'manageapps',
  parameter: 'parameters',
  person: 'manageusers',
  visit: 'visitpasses',
  webhook: 'webhooks',
}

export const ObjectField = () => {
  const [entry, t] = [useEntry(), useTranslate()]
  if (!entry) return null
  const { object, object_id, kind } = entry
  const text = objectOf(entry, t)
  const isThere = object !== 'catalogue' && object_id !== null && !kind.endsWith('.deleted')
  return isThere ? <Link to={`/${PAGES[object]}/${object_id}`}>{text}</Link> : <span>{text}</span>
}

export const FactsField = () => {
  const [entry, t] = [useEntry(), useTranslate()]
  return entry && <span>{factsOf(entry, t)}</span>
}

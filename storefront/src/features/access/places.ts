import type { UserApp } from '@portal/contract'
import { type AccessState, accessState } from '@portal/contract/rules'

/** The groups of one's own accesses, in the order of the page. */
export const GROUPS = ['running', 'granted', 'waiting', 'history'] as const
export type Group = (typeof GROUPS)[number]

/** The group of a record, and the open state that it lost while one looked. */
export type Place = { group: Group; lost: AccessState | null }
export type Places = ReadonlyMap<number, Place>

type Look = {
  /** The groups in which the records stood. */
  before: Places
  /** Ids of the ends that the reader has taken note of. */
  noted: ReadonlySet<number>
  now: Date
}

/**
 * Places the records. One that ends under the reader's eyes stays where it was, until they have taken note:
 * what simply left would look like a mistake.
 */
export const placesOf = (records: readonly UserApp[], look: Look): Places =>
  new Map(records.map((record) => [record.id, placeOf(record, look)]))

function placeOf(record: UserApp, { before, noted, now }: Look): Place {
  const state = accessState(record, now)
  if (state === 'running' || state === 'granted' || state === 'waiting') return { group: state, lost: null }
  const stood = before.get(record.id)
  if (!stood || stood.group === 'history' || noted.has(record.id)) return { group: 'history', lost: null }
  return { group: stood.group, lost: stood.lost ?? stood.group }
}

/** Tells whether nothing moved. */
export const samePlaces = (one: Places, other: Places) =>
  one.size === other.size &&
  [...one].every(([id, { group, lost }]) => other.get(id)?.group === group && other.get(id)?.lost === lost)

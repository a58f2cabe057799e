import type { UserApp } from '@portal/contract'
import { type AccessState, accessState } from '@portal/contract/rules'

/** The groups of one's own accesses, in the order of the page. */
export const GROUPS = ['running', 'granted', 'waiting', 'history'] as const
export type Group = (typeof GROUPS)[number]

/** The group of a record, and the open state that it lost while one looked. */
export type Place = { group: Group; lost: AccessState | null }
/** Places by record, in the order of the page. */
export type Places = ReadonlyMap<number, Place>

type Look = {
  /** The groups in which the records stood. */
  before: Places
  /** Ids of the ends that the reader has taken note of. */
  noted: ReadonlySet<number>
  now: Date
}

/**
 * Places the records, what ends first before what ends later. One that ends under the reader's eyes stays where
 * it was, until they have taken note: what simply left would look like a mistake.
 */
export function placesOf(records: readonly UserApp[], look: Look): Places {
  const placed = records.map((record) => {
    const place = placeOf(record, look)
    return { id: record.id, place, end: endOf(record, place) }
  })
  return new Map(placed.toSorted((one, other) => one.end - other.end).map(({ id, place }) => [id, place]))
}

/** The moment when a demo closes, or may no longer be opened; the other groups keep the portal's order. */
function endOf({ expire_at, use_by }: UserApp, { group }: Place): number {
  const end = { running: expire_at, granted: use_by, waiting: null, history: null }[group]
  return end ? Date.parse(end) : Number.MAX_VALUE
}

function placeOf(record: UserApp, { before, noted, now }: Look): Place {
  const state = accessState(record, now)
  if (state === 'running' || state === 'granted' || state === 'waiting') return { group: state, lost: null }
  const stood = before.get(record.id)
  if (!stood || stood.group === 'history' || noted.has(record.id)) return { group: 'history', lost: null }
  return { group: stood.group, lost: stood.lost ?? stood.group }
}

/** Tells whether nothing moved. */
export function samePlaces(one: Places, other: Places): boolean {
  const ids = [...other.keys()]
  return (
    one.size === other.size &&
    [...one].every(([id, { group, lost }], index) => {
      const place = other.get(id)
      return id === ids[index] && place?.group === group && place.lost === lost
    })
  )
}

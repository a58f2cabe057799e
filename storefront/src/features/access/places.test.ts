import { expect, it } from 'vitest'
import { ownRecord } from '../../lib/ownRecord.fixture.ts'
import { type Places, placesOf, samePlaces } from './places.ts'

const now = new Date('2026-06-01T12:00:00Z')
const running = ownRecord({ status: 4, expire_at: '2026-06-01T13:00:00Z' })
const refused = ownRecord({ status: 2 })
const nothing: Places = new Map()
const none = new Set<number>()
const place = (record: Parameters<typeof ownRecord>[0], before = nothing, noted = none) =>
  placesOf([ownRecord(record)], { before, noted, now }).get(1)

it('groups by state', () => {
  expect(place(running)).toEqual({ group: 'running', lost: null })
  expect(place({})).toEqual({ group: 'waiting', lost: null })
  expect(place({ status: 1, use_by: '2026-06-02T12:00:00Z' })?.group).toBe('granted')
  expect(place(refused)?.group).toBe('history')
})

it('moves what goes on at once', () => {
  const before = placesOf([ownRecord({})], { before: nothing, noted: none, now })
  expect(place(running, before)).toEqual({ group: 'running', lost: null })
})

it('keeps what ended under one’s eyes where it was, until it is noted', () => {
  const before = placesOf([running], { before: nothing, noted: none, now })
  expect(place(refused, before)).toEqual({ group: 'running', lost: 'running' })
  const still = placesOf([refused], { before, noted: none, now })
  expect(place(refused, still)).toEqual({ group: 'running', lost: 'running' })
  expect(place(refused, still, new Set([1]))).toEqual({ group: 'history', lost: null })
})

it('puts what ends first before what ends later, and leaves the rest as the portal lists it', () => {
  const records = [
    ownRecord({ id: 6 }),
    ownRecord({ id: 5, status: 4, expire_at: '2026-06-03T12:00:00Z' }),
    ownRecord({ id: 4, status: 1, use_by: '2026-06-05T12:00:00Z' }),
    ownRecord({ id: 3, status: 4, expire_at: '2026-06-01T13:00:00Z' }),
    ownRecord({ id: 2, status: 1, use_by: '2026-06-04T12:00:00Z' }),
    ownRecord({ id: 1 }),
  ]
  const places = [...placesOf(records, { before: nothing, noted: none, now })]
  const inGroup = (group: string) => places.filter(([, place]) => place.group === group).map(([id]) => id)
  expect(inGroup('running')).toEqual([3, 5])
  expect(inGroup('granted')).toEqual([2, 4])
  expect(inGroup('waiting')).toEqual([6, 1])
})

it('tells whether something moved', () => {
  const before = placesOf([running], { before: nothing, noted: none, now })
  expect(samePlaces(before, placesOf([running], { before, noted: none, now }))).toBe(true)
  expect(samePlaces(before, placesOf([refused], { before, noted: none, now }))).toBe(false)
  const two = [...before, [2, { group: 'running', lost: null }] as const] as const
  expect(samePlaces(new Map(two), new Map(two.toReversed()))).toBe(false)
})

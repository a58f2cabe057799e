import { expect, it } from 'vitest'
import { checklist, isOnlineWithoutAddress } from './missing.ts'

const done = (app: Parameters<typeof checklist>[0]) =>
  checklist(app).flatMap(({ item, isDone }) => (isDone ? [item] : []))

it('lists what is there', () => {
  expect(done({})).toEqual([])
  expect(done({ description: 'Un texte', img_src: 'a.png', name_en: 'Till' })).toEqual(['text', 'picture'])
  expect(done({ url: 'https://demo.exemple.fr/' })).toEqual([])
  expect(done({ url: 'https://demo.exemple.fr/', is_active_url: true })).toEqual(['address'])
  expect(done({ has_credentials: true, verified_at: '2026-11-22T05:00:00.000Z' })).toEqual([
    'credentials',
    'verified',
  ])
})

it('warns of an online app that nobody can open', () => {
  expect(isOnlineWithoutAddress({ status: 2 })).toBe(true)
  expect(isOnlineWithoutAddress({ status: 2, url: 'https://demo.exemple.fr/', is_active_url: true })).toBe(
    false,
  )
  expect(isOnlineWithoutAddress({ status: 1 })).toBe(false)
})

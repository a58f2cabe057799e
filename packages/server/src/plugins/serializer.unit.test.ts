import { AdminAccesses, Exchange, Introspection, PublicApps, RefreshAnswer, User } from '@portal/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cutterOf } from './serializer.ts'

describe('an answer', () => {
  it('keeps what its schema lists, at every depth, and nothing else', () => {
    const schema = z.object({
      id: z.int(),
      note: z.string().nullable(),
      image: z.object({ variants: z.array(z.object({ src: z.string() })) }).nullable(),
      kind: z.union([z.literal(1), z.literal(2)]),
      later: z.string().optional(),
    })
    const cut = cutterOf(z.array(schema))
    const image = { secret: 1, variants: [{ src: 'a', path: '/etc' }] }
    expect(cut([{ id: 1, note: null, image, kind: 2, later: undefined, password_hash: 'x' }])).toEqual([
      { id: 1, note: null, image: { variants: [{ src: 'a' }] }, kind: 2 },
    ])
    expect(cut([{ id: 1, note: 'n', image: null, kind: 1, __proto__: { leaked: true } }])).toEqual([
      { id: 1, note: 'n', image: null, kind: 1 },
    ])
  })
  it('of one of several shapes keeps what that shape lists', () => {
    const cut = cutterOf(RefreshAnswer)
    expect(cut({ status_code: 401, access_token: 'x' })).toEqual({ status_code: 401 })
    expect(cutterOf(Introspection)({ active: false, now: 1, sub: 'x' })).toEqual({ active: false, now: 1 })
  })
  it.each([[PublicApps], [AdminAccesses]])('a list may be empty', (schema) => {
    expect(cutterOf(schema)([])).toEqual([])
  })
  it('never holds a hash', () => {
    const row = Object.fromEntries(Object.keys(User.shape).map((key) => [key, 'x']))
    expect(cutterOf(User)({ ...row, password_hash: 'x', search: 'x' })).toEqual(row)
    expect(cutterOf(Exchange)({ active: true, email: 'x' })).toEqual({ active: true })
  })
})

import { describe, expect, it } from 'vitest'
import { CameraError, problemOf } from './camera.ts'
import { isUrl, visitAddress } from './scan.ts'

const named = (name: string) => Object.assign(new Error(name), { name })

describe('what keeps the camera from starting', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'noCamera'],
    ['OverconstrainedError', 'noCamera'],
    ['NotReadableError', 'failed'],
  ])('%s: %s', (name, problem) => {
    expect(problemOf(named(name))).toBe(problem)
  })
  it('keeps a problem of our own', () => {
    expect(problemOf(new CameraError('timeout'))).toBe('timeout')
  })
})

it('takes a text for an address when it starts with http', () => {
  expect(isUrl('https://exemple.fr')).toBe(true)
  expect(isUrl('httpbin')).toBe(true)
  expect(isUrl('exemple.fr')).toBe(false)
})

it('knows the address of a visit pass of this portal, and of no other', () => {
  const key = '12-00ff00ff00ff00ff00ff'
  const origin = 'https://portail.exemple.fr'
  expect(visitAddress(`${origin}/visit#${key}`, origin)).toBe(`/visit#${key}`)
  expect(visitAddress(`${origin}/en/visit#${key}`, origin)).toBe(`/en/visit#${key}`)
  for (const other of [`https://ailleurs.fr/visit#${key}`, `${origin}/visit`, `${origin}/apps#${key}`, key])
    expect(visitAddress(other, origin), other).toBeNull()
})

import { expect, it } from 'vitest'
import { opens } from './rights.ts'

const PAGES = ['/', '/manageapps', '/manageapps/order', '/search/misses', '/manageapps/3/media']
const KEPT = ['/requestappaccess', '/manageusers', '/manageusers/3', '/parameters', '/manageappsx', '/zzz']

it('opens the catalogue alone to an editor', () => {
  for (const page of PAGES) expect(opens('EDITOR', page), page).toBe(true)
  for (const page of KEPT) expect(opens('EDITOR', page), page).toBe(false)
})

it('opens everything to an administrator, nothing to anybody else', () => {
  for (const page of [...PAGES, ...KEPT]) {
    expect(opens('ADMIN', page), page).toBe(true)
    expect(opens('USER', page), page).toBe(false)
    expect(opens(undefined, page), page).toBe(false)
  }
})

import { describe, expect, it } from 'vitest'
import { launchUrl, safeNext, signinPath } from './index.ts'

const origin = 'https://portail.exemple.fr'

describe('the way back after sign-in', () => {
  it('goes through the address of the sign-in page', () => {
    const address = signinPath('/signin', new URL('/account?a=1&b=2#password', origin))
    expect(address).toBe('/signin?next=%2Faccount%3Fa%3D1%26b%3D2%23password')
    const next = new URL(address, origin).searchParams.get('next')
    expect(safeNext(next, origin, '/')).toBe('/account?a=1&b=2#password')
  })

  it('remembers the app that was chosen there', () => {
    expect(signinPath('/signin', new URL('/?category=4', origin), 6)).toBe(
      '/signin?app=6&next=%2F%3Fcategory%3D4',
    )
  })

  it.each([
    null,
    '',
    'userapps',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('never leaves this origin: %j', (next) => {
    expect(safeNext(next, origin, '/')).toBe('/')
  })
})

it('adds the ticket to the demo’s address and keeps what is there', () => {
  const launch = { url: 'https://demo.exemple.fr/app?lang=fr#start', token: 'a.b+c/d' }
  expect(launchUrl(launch)).toBe('https://demo.exemple.fr/app?lang=fr&token=a.b%2Bc%2Fd#start')
})

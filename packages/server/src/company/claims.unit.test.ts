import { expect, test } from 'vitest'
import { lacksClaims, personOf } from './claims.ts'

test('reads the person, the ID token first', () => {
  const idToken = { given_name: 'Zoé', family_name: 'Martin', email: 'Zoe@Exemple.fr', email_verified: true }
  expect(personOf(idToken, { name: 'Autre', groups: ['a'] })).toEqual({
    email: 'zoe@exemple.fr',
    emailVerified: true,
    prenom: 'Zoé',
    nom: 'Martin',
    groups: ['a'],
    sid: null,
  })
})

test('an address is verified only by whoever gave it', () => {
  const person = personOf({ email_verified: true }, { email: 'zoe@exemple.fr' })
  expect(person).toMatchObject({ email: 'zoe@exemple.fr', emailVerified: false })
})

test.each([
  ['Zoé Martin', 'Zoé', 'Martin'],
  ['Jean Pierre Dupont', 'Jean Pierre', 'Dupont'],
  ['Zoé', '', 'Zoé'],
  ['', '', ''],
  ['Zoé\u0000 Mar\ttin', 'Zoé', 'Martin'],
])('splits %j', (name, prenom, nom) => {
  expect(personOf({ name })).toMatchObject({ prenom, nom })
})

test.each([
  [{ email: 'not one' }, null],
  [{ email: 12 }, null],
  [{}, null],
])('%j has no address', (claims, email) => {
  expect(personOf(claims).email).toBe(email)
})

test('tells when the provider has to be asked for more', () => {
  const whole = { email: 'a@b.fr', name: 'Zoé Martin' }
  expect(lacksClaims(whole, false)).toBe(false)
  expect(lacksClaims(whole, true)).toBe(true)
  expect(lacksClaims({ ...whole, groups: [] }, true)).toBe(false)
  expect(lacksClaims({ name: 'Zoé Martin' }, false)).toBe(true)
})

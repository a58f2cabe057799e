import { expect, it } from 'vitest'
import { chosenApp, wayBack } from './wayBack.ts'

const origin = 'https://portail.exemple.fr'

it('leads home where nothing is remembered', () => {
  expect(wayBack('', origin, '/en/')).toBe('/en/')
})

it('leads back to the page that was left', () => {
  expect(wayBack('?next=%2Fuserapps', origin, '/')).toBe('/userapps')
})

it('leads to the dialog of the app that was chosen', () => {
  expect(wayBack('?app=12&next=%2Fuserapps', origin, '/')).toBe('/userapps?app=12')
})

it('takes nothing but a number for an app', () => {
  expect(chosenApp('?app=12"><script>')).toBeNull()
  expect(chosenApp('?app=-1')).toBeNull()
  expect(wayBack('?app=x&next=//evil.example', origin, '/')).toBe('/')
})

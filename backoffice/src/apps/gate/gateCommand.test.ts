import { expect, it } from 'vitest'
import { gateCommand } from './gateCommand.ts'

const PORTAL = 'https://apps.exemple.fr'

it('names portal, app and secret, and the path of a demo that shares its host', () => {
  expect(gateCommand({ code: 'CARBONE24', url: null }, PORTAL)).toBe(
    'node portal-gate.mjs --upstream http://127.0.0.1:8501 --portal https://apps.exemple.fr --app CARBONE24 --secret-file carbone24.secret --port 8080',
  )
  expect(gateCommand({ code: 'CARBONE24', url: 'https://demo.exemple.fr/' }, PORTAL)).not.toContain(
    'base-path',
  )
  expect(gateCommand({ code: 'CARBONE24', url: 'https://demo.exemple.fr/CARBONE24/' }, PORTAL)).toContain(
    '--base-path /CARBONE24 ',
  )
})

it('puts nothing into a shell that a shell would read', () => {
  expect(gateCommand({ code: 'CARBONE24', url: 'https://demo.exemple.fr/a;b/$(c)/' }, PORTAL)).not.toContain(
    'base-path',
  )
})

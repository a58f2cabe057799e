import { expect, test } from 'vitest'
import { isCommonPassword } from './commonPasswords.ts'

test.each([
  'Motdepasse1!',
  'M0tdepasse-2026',
  'P@ssw0rd',
  'P@ssw0rd!!',
  'Azerty123!',
  'Qwerty-12',
  'Admin-2026!',
  'Bienvenue_1',
])('%s is one of the commonest', (password) => expect(isCommonPassword(password)).toBe(true))
test.each(['Essai-2026!ok', 'Admin-2026!ok', 'Neuf-2026!ok', 'correct Horse 7 battery!', 'aB3!aB3!'])(
  '%s is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
)

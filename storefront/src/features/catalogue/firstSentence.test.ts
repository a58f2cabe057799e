import { expect, it } from 'vitest'
import { firstSentence } from './firstSentence.ts'

it.each([
  ['Trois caméras comptent. La suite rejoue.', 'Trois caméras comptent.', 'La suite rejoue.'],
  ['Une seule phrase', 'Une seule phrase', ''],
  ['Pensé avec M. Dupont pour le magasin. Fini.', 'Pensé avec M. Dupont pour le magasin.', 'Fini.'],
  ['Compter env. 3 h. Ensuite ?', 'Compter env. 3 h. Ensuite ?', ''],
  ['Est-ce vrai ?\nOui.', 'Est-ce vrai ?\nOui.', ''],
  ['Version 2.3 du jumeau ! Essayez.', 'Version 2.3 du jumeau ! Essayez.', ''],
  ['', '', ''],
])('cuts “%s”', (text, first, rest) => {
  expect(firstSentence(text)).toEqual({ first, rest })
})

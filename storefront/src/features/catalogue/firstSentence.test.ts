import { expect, it } from 'vitest'
import { firstSentence } from './firstSentence.ts'

it.each([
  ['Trois caméras comptent. La suite rejoue.', 'Trois caméras comptent.', 'La suite rejoue.'],
  ['Une seule phrase', 'Une seule phrase', ''],
  ['Pensé avec M. Dupont pour le magasin. Fini.', 'Pensé avec M. Dupont pour le magasin.', 'Fini.'],
  ['Compter env. 3 h. Ensuite ?', 'Compter env. 3 h. Ensuite ?', ''],
  ['Est-ce vrai ?\nOui.', 'Est-ce vrai ?', 'Oui.'],
  ['Trois atouts :\n\n- rapide\n- simple', 'Trois atouts :', '- rapide\n- simple'],
  ['Version 2.3 du jumeau ! Essayez.', 'Version 2.3 du jumeau ! Essayez.', ''],
  ['', '', ''],
  [`${'mot '.repeat(80)}fin`, `${'mot '.repeat(60).trim()}…`, `…${'mot '.repeat(20)}fin`],
])('cuts “%s”', (text, first, rest) => {
  expect(firstSentence(text)).toEqual({ first, rest })
})

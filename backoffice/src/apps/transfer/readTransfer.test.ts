import { expect, it } from 'vitest'
import { readTransfer } from './readTransfer.ts'

it('types the cells of CSV by their field', () => {
  const text = 'code;name;badge;category;is_active_url;couleur\nVISIO2;Œil;;3;true;bleu\nVISIO3;Nez;Neuf;;;\n'
  expect(readTransfer(text)).toEqual({
    kind: 'csv',
    apps: [
      { code: 'VISIO2', name: 'Œil', badge: null, category: 3, is_active_url: true, couleur: 'bleu' },
      { code: 'VISIO3', name: 'Nez', badge: 'Neuf' },
    ],
    places: [2, 3],
  })
})

it('reads a list in JSON', () => {
  expect(readTransfer('[{"code":"VISIO2"}]')).toEqual({
    kind: 'json',
    apps: [{ code: 'VISIO2' }],
    places: [1],
  })
})

it('knows what is neither', () => {
  for (const text of ['', '{', '[1]', '{"code":"A"}', 'name;badge\nOeil;Neuf', '%PDF-1.7'])
    expect(readTransfer(text), text).toBeNull()
})

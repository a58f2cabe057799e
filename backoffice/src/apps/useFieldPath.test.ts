import { EDITED_COLUMNS } from '@portal/contract/rules'
import { expect, it } from 'vitest'
import { tabOf } from './useFieldPath.ts'

it('finds the tab of every field', () => {
  const tabs = Object.groupBy(EDITED_COLUMNS, tabOf)
  expect(tabs['']).toEqual(expect.arrayContaining(['name', 'code', 'category', 'status', 'badge']))
  expect(tabs['/en']?.every((column) => column.endsWith('_en'))).toBe(true)
  expect(tabs['/settings']).toContain('url')
  expect(tabs['/media']).toBeUndefined()
  expect([tabOf('image-fr'), tabOf('captions-fr'), tabOf('gate')]).toEqual(['/media', '/media', '/settings'])
})

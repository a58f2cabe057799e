import { expect, it } from 'vitest'
import { AdminApp, AppCreate, PublicApp } from '../apps.ts'
import { APP_COLUMNS, COPIED_COLUMNS, EDITED_COLUMNS, LOCALISED_FIELDS, NO_TEXTS } from './appColumns.ts'

it('gives each localised field an English column, which may be empty', () => {
  for (const field of LOCALISED_FIELDS) expect(EDITED_COLUMNS).toContain(`${field}_en`)
  expect(APP_COLUMNS.badge_en).toMatchObject({ kind: 'text', max: APP_COLUMNS.badge.max })
  const app = { name: 'Essai', code: 'ABC123', category: 2, status: 0 }
  expect(AppCreate.parse(app).name_en).toBeNull()
  expect(AppCreate.safeParse({ ...app, name: '' }).success).toBe(false)
})

it('holds texts to their limits, in both languages', () => {
  const app = { name: 'Essai', code: 'ABC123', category: 2, status: 0 }
  const { max } = APP_COLUMNS.badge
  for (const column of ['badge', 'badge_en']) {
    expect(AppCreate.safeParse({ ...app, [column]: 'x'.repeat(max) }).success).toBe(true)
    expect(AppCreate.safeParse({ ...app, [column]: 'x'.repeat(max + 1) }).success).toBe(false)
  }
})

it('publishes every column but those of administrators', () => {
  expect(Object.keys(AdminApp.shape)).toEqual(expect.arrayContaining(EDITED_COLUMNS))
  expect(EDITED_COLUMNS.filter((column) => !(column in PublicApp.shape))).toEqual([
    'url',
    'is_public_video',
    'duration_id',
    'extension_minutes',
  ])
})

it('copies all columns but the code', () => {
  expect(EDITED_COLUMNS.filter((column) => !COPIED_COLUMNS.some((copied) => copied === column))).toEqual([
    'code',
  ])
})

it('knows an app without texts', () => {
  expect(NO_TEXTS).toMatchObject({ name: '', name_en: null, badge: null, category_en: null })
})

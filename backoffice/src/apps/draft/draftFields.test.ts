import { expect, test } from 'vitest'
import { draftChanges, draftFields } from './draftFields.ts'

const app = { id: 3, name: 'Comptoir', badge: null, version: '1', is_active_url: false, updated_at: 'x' }

test('a draft holds what differs from the published app, and nothing of the portal’s own', () => {
  const values = { ...app, id: 4, badge: '', version: '', is_active_url: true }
  expect(draftFields(values, app)).toEqual({ version: null, is_active_url: true })
})

test('a new app’s draft holds what is filled in', () => {
  expect(draftFields({ name: 'Neuve', badge: '', category: 2 })).toEqual({ name: 'Neuve', category: 2 })
})

test('a comparison leaves out what the app has already', () => {
  const changes = draftChanges({ name: 'Comptoir', badge: 'Nouveau' }, app)
  expect(changes).toEqual([{ field: 'badge', before: null, after: 'Nouveau' }])
})

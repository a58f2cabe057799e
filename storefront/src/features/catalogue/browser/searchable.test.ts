import { messagesOf } from '@portal/messages'
import { expect, test } from 'vitest'
import { sampleCard } from '../sampleCard.ts'
import { searchable } from './searchable.ts'

const categories = [messagesOf('fr'), messagesOf('en')].map(({ vocabulary }) => vocabulary.category)

test('an app is found by its category and its badge in both languages', () => {
  const card = { ...sampleCard, category: 2 as const, badge: 'Coup de cœur', created_at: '' }
  const other = { name: 'Eye', tags: '', description: '', badge: 'Lab favourite', categoryName: 'Warehouses' }
  const { category, text } = searchable({ ...card, other }, categories)
  expect(category).toBe('Warehouses Efficacité opérationnelle Productivity')
  expect(text).toContain('Coup de cœur Lab favourite')
})

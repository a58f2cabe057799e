import { UserApp } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { mine } from '@portal/messages/fr/mine'
import { describe, expect, it } from 'vitest'
import { stateWords } from '../features/mine/stateText.ts'
import { isUserApp } from './isUserApp.ts'
import { ownRecord } from './ownRecord.fixture.ts'

const ODD = [undefined, null, true, 1.5, 4000, '', 'yesterday', '2026-06-01T10:00:00Z', [], {}]
const now = new Date('2026-06-01T12:00:00Z')

describe('isUserApp', () => {
  it.each(Object.keys(UserApp.shape))('refuses no good %s, and lets nothing break a page', (field) => {
    for (const status of [0, 1, 4] as const)
      for (const value of ODD) {
        const record = { ...ownRecord({ status, expire_at: '2026-06-01T13:00:00Z' }), [field]: value }
        if (UserApp.safeParse(record).success) expect(isUserApp(record), `${field}: ${value}`).toBe(true)
        if (!isUserApp(record)) continue
        expect(() => stateWords(record, { now, language: 'fr', words: mine })).not.toThrow()
        expect(() => localized('en', record.name, record.name_en)).not.toThrow()
      }
  })

  it('takes nothing else for a record', () => {
    for (const value of [...ODD, ownRecord({ created_at: 'yesterday' }), { ...ownRecord({}), status: 9 }])
      expect(isUserApp(value)).toBe(false)
  })
})

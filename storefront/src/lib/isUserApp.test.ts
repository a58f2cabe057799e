import { UserApp } from '@portal/contract'
import { describe, expect, it } from 'vitest'
import { isUserApp } from './isUserApp.ts'
import { ownRecord } from './ownRecord.fixture.ts'

const ODD = [undefined, null, true, 1.5, 4000, '', 'yesterday', '2026-06-01T10:00:00Z', [], {}]

describe('isUserApp', () => {
  it.each(Object.keys(UserApp.shape))('judges %s as the contract does', (field) => {
    for (const value of ODD) {
      const record = { ...ownRecord({}), [field]: value }
      expect(isUserApp(record), `${field}: ${value}`).toBe(UserApp.safeParse(record).success)
    }
  })

  it('takes nothing else for a record', () => {
    for (const value of ODD) expect(isUserApp(value)).toBe(false)
    expect(isUserApp(ownRecord({ status: 4, activated_at: '2026-06-01T10:00:00.000Z' }))).toBe(true)
  })
})

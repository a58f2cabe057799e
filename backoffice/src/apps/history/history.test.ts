import type { AdminApp } from '@portal/contract'
import { expect, it } from 'vitest'
import { isCurrent } from './useHistory.ts'

const app = { version: '2', badge: null } as AdminApp

it('knows a change of which a field has changed again', () => {
  expect(isCurrent({ changes: [{ field: 'version', before: '1', after: '2' }] }, app)).toBe(true)
  expect(
    isCurrent(
      {
        changes: [
          { field: 'version', before: '1', after: '2' },
          { field: 'badge', before: null, after: 'Nouveau' },
        ],
      },
      app,
    ),
  ).toBe(false)
})

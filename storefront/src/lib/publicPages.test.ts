import { describe, expect, it } from 'vitest'
import { isPublicPage } from './publicPages.ts'

describe('isPublicPage', () => {
  it.each(['/', '/en/', '/apps', '/apps/VISIOSTOCK', '/en/terms/', '/signin'])('%s may be listed', (page) =>
    expect(isPublicPage(page)).toBe(true),
  )
  it.each(['/account', '/en/userapps/', '/user/', '/password/reset', '/404', '/en/404/'])(
    '%s may not',
    (page) => expect(isPublicPage(page)).toBe(false),
  )
  it('lists a partner’s page under the home page only', () => {
    expect(isPublicPage('/enseigne', ['enseigne'])).toBe(false)
    expect(isPublicPage('/en/enseigne/', ['enseigne'])).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { parseSite } from './site.ts'

describe('parseSite', () => {
  it('has a default for everything', () => {
    expect(parseSite({})).toMatchObject({ url: 'http://127.0.0.1:3000', mediaBase: '/media', partners: [] })
  })

  it('keeps media of the same origin relative, and others whole', () => {
    const SITE_URL = 'https://portal.test/'
    expect(parseSite({ SITE_URL, MEDIA_BASE_URL: 'https://portal.test/media' }).mediaBase).toBe('/media')
    expect(parseSite({ SITE_URL, MEDIA_BASE_URL: 'https://cdn.test/m/' }).mediaBase).toBe(
      'https://cdn.test/m',
    )
  })

  it('takes partners without their secrets', () => {
    const partner = { clientId: 'enseigne', clientName: 'Enseigne' }
    const PARTNERS_PUBLIC = JSON.stringify([{ ...partner, clientSecret: 's' }])
    expect(parseSite({ PARTNERS_PUBLIC }).partners).toEqual([partner])
  })

  it('reads the words on the company’s button, French first', () => {
    expect(parseSite({}).company).toBeNull()
    expect(parseSite({ COMPANY_LABEL: 'Entrer|Enter' }).company).toEqual({ fr: 'Entrer', en: 'Enter' })
  })

  it('names the variable that is wrong', () => {
    expect(() => parseSite({ PROVIDER_URL: 'nowhere' })).toThrow('PROVIDER_URL')
  })
})

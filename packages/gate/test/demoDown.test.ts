import { describe, expect, test } from 'vitest'
import { CODE, useGatedDemo } from './gatedDemo.ts'

const { context, visitor, admitted } = useGatedDemo()
const asPage = { accept: 'text/html' }

describe('a demo that does not answer', () => {
  test('in time: a page says so in the person’s language, and tries again', async () => {
    const { visitor: person } = await admitted(60, { locale: 'en' })
    const page = await person.get('/silent', 'GET', asPage)
    expect(page.status).toBe(504)
    expect(page.text).toContain('The demo is not answering · Jumeau énergétique')
    expect(page.headers.get('refresh')).toBe('5')
    expect(JSON.parse((await person.get('/silent')).text)).toEqual({ code: 'demo_not_answering' })
    await expect.poll(() => context.demo.open.requests).toBe(0)
  })

  test('at all: no ticket is spent, and the page that stays open gets in later', async () => {
    const { visitor: inside } = await admitted()
    await context.demo.close()
    expect((await inside.get('/', 'GET', asPage)).status).toBe(502)
    const token = await context.portal.mint(context.portal.grant(CODE))
    const before = context.portal.calls.exchange
    const page = await visitor().get(`/?token=${token}`, 'GET', asPage)
    expect(page.status).toBe(502)
    expect(page.text).toContain('La démonstration ne répond pas')
    expect(page.headers.get('refresh')).toBe('5')
    expect(context.portal.calls.exchange).toBe(before)
    expect(JSON.parse((await visitor().get('/__gate/health')).text).demos[0].demo).toBe('silent')
  })
})

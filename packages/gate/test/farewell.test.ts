import { describe, expect, test } from 'vitest'
import { CODE, useGatedSample } from './setup.ts'

const { context, visitor } = useGatedSample({ introspectEveryMs: 40 })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function enter(details: { minutes?: number; extensionMinutes?: number; locale?: 'fr' | 'en' } = {}) {
  const { minutes = 60, ...rest } = details
  const access = context.portal.grant(CODE, minutes, rest)
  const person = visitor()
  await person.get(`/${CODE}/?token=${await context.portal.mint(access)}`)
  const state = async () => JSON.parse((await person.get(`/${CODE}/__gate/state`)).text)
  const post = (path: string, body = '', headers: Record<string, string> = {}) =>
    person.get(
      `/${CODE}/__gate/${path}`,
      'POST',
      { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    )
  return { access, person, state, post }
}

describe('POST /__gate/extend', () => {
  test('adds the minutes once, and moves the end of the pass', async () => {
    const { access, state, post } = await enter({ minutes: 5, extensionMinutes: 10 })
    expect((await state()).more).toMatchObject({ minutes: 10, from_ms: 600_000 })
    const before = access.endsAt
    const answer = await post('extend')
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toMatchObject({ active: true, more: null })
    expect(access.endsAt).toBe(before + 600_000)
    expect((await state()).ends_at).toBe(Math.floor(access.endsAt / 1000) * 1000)
    const life = Number(/Max-Age=(\d+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1])
    expect(life).toBeGreaterThan(890)
    const again = await post('extend')
    expect(again.status).toBe(409)
    expect(JSON.parse(again.text)).toEqual({ code: 'extension_refused' })
  })

  test('is offered from the last quarter on, where that is longer than ten minutes', async () => {
    const { state } = await enter({ minutes: 120, extensionMinutes: 30 })
    expect((await state()).more.from_ms / 60_000).toBeCloseTo(30, 0)
  })

  test('takes a POST, from a page of the demo, with a pass', async () => {
    const { access, person, post } = await enter({ minutes: 5, extensionMinutes: 10 })
    const { endsAt } = access
    expect((await person.get(`/${CODE}/__gate/extend`)).status).toBe(405)
    expect((await post('extend', '', { origin: 'https://elsewhere.test' })).status).toBe(403)
    expect((await visitor().get(`/${CODE}/__gate/extend`, 'POST')).status).toBe(403)
    expect(access.endsAt).toBe(endsAt)
  })
})

describe('the page that says goodbye', () => {
  test('offers to come back while there is time, by the name of the app', async () => {
    const { person } = await enter({ locale: 'en' })
    const page = await person.get(`/${CODE}/__gate/closed?why=left`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('See you soon · Jumeau énergétique')
    expect(page.text).toContain('You have 59\u00a0min left.')
    expect(page.text).toContain(`href="/${CODE}/"`)
    expect(page.text).toContain(`href="${context.portal.url}/en/apps/VISIOSTOCK"`)
    expect(page.text).not.toContain('CARBONE24<')
  })

  test('thanks when time is over, wherever the person looks, and leads back to ask', async () => {
    const { person } = await enter({ minutes: 60 })
    context.portal.control.offsetMs = 3_600_000
    await pause(60)
    const state = JSON.parse((await person.get(`/${CODE}/__gate/state`)).text)
    expect(state).toMatchObject({ active: false, why: 'ended' })
    // Browsers drop the pass at its end; what remains knows whom it thanks.
    person.cookies.delete(`gate_${CODE}`)
    for (const path of ['', '__gate/closed?why=door']) {
      const page = await person.get(`/${CODE}/${path}`)
      expect(page.status).toBe(403)
      expect(page.text).toContain('Votre temps est écoulé')
      expect(page.text).toMatch(/Temps utilisé\s:\s(?:1\sh\s00|59\smin)/)
      expect(page.text).toContain(`${context.portal.url}/apps/${CODE}?from=gate&amp;ask=1`)
    }
    context.portal.control.offsetMs = 0
    await pause(60)
  })

  test('the cookie that remembers opens nothing', async () => {
    const { person } = await enter()
    const remembered = person.cookies.get(`gate_${CODE}_farewell`) ?? ''
    person.cookies.delete(`gate_${CODE}`)
    expect((await person.get(`/${CODE}/`)).status).toBe(403)
    person.cookies.set(`gate_${CODE}`, remembered)
    expect((await person.get(`/${CODE}/`)).status).toBe(403)
  })
})

describe('POST /__gate/feedback', () => {
  test('hands the answers on', async () => {
    const { access, person, post } = await enter()
    const answer = await post('feedback', 'why=left&useful=2&again=true&comment=+Tr%C3%A8s+clair+')
    expect(answer.headers.get('location')).toBe(`/${CODE}/__gate/closed?why=left&feedback=sent`)
    expect(context.portal.feedback.at(-1)).toEqual({
      access_id: access.id,
      useful: 2,
      again: true,
      comment: 'Très clair',
    })
    const again = await post('feedback', 'why=left&useful=0&again=false')
    expect(again.headers.get('location')).toContain('feedback=sent')
    const page = await person.get(`/${CODE}/__gate/closed?why=left&feedback=sent`)
    expect(page.text).toContain('Merci, votre avis est arrivé.')
    expect(page.text).not.toContain('<form')
  })

  test('says what is missing, and takes nothing from anybody else', async () => {
    const { person, post } = await enter()
    const before = context.portal.feedback.length
    for (const body of ['', 'useful=2', 'useful=3&again=true', 'useful=1&again=perhaps'])
      expect((await post('feedback', `why=left&${body}`)).text).toContain('Choisissez une réponse')
    const page = await post('feedback', 'why=left&useful=2&comment=Tr%C3%A8s+%22clair%22')
    expect(page.text).toContain('name="useful" value="2" required checked')
    expect(page.text).toContain('value="Très &quot;clair&quot;"')
    expect((await person.get(`/${CODE}/__gate/feedback`)).headers.get('location')).toBe(`/${CODE}/`)
    expect((await post('feedback', 'useful=1&again=true', { origin: 'https://a.test' })).status).toBe(403)
    expect((await post('feedback', `useful=1&again=true&comment=${'x'.repeat(20_000)}`)).status).toBe(413)
    expect((await visitor().get(`/${CODE}/__gate/feedback`, 'POST')).status).toBe(403)
    expect(context.portal.feedback.length).toBe(before)
  })
})

import { expect, it } from 'vitest'
import { startTestPortal } from '../../test/index.ts'

const file = async (env: Record<string, string> = {}) => {
  const portal = await startTestPortal({ env })
  try {
    const { status, headers, text } = await portal.call('GET', '/.well-known/security.txt')
    return { status, type: headers.get('content-type'), text, now: portal.clock.now().getTime() }
  } finally {
    await portal.close()
  }
}

it('names whom to tell of a flaw, until a day within the year', async () => {
  const { status, type, text, now } = await file()
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toMatch(/^Contact: mailto:contact@exemple\.fr$/m)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(now)
  expect(expires).toBeLessThan(now + 365 * 86_400_000)
  expect(text).toMatch(/^Preferred-Languages: fr, en$/m)
  expect(text).not.toContain('Policy:')
})

it('says what the settings say', async () => {
  const { text } = await file({
    SECURITY_CONTACT: 'https://www.exemple.fr/securite',
    SECURITY_POLICY_URL: 'https://www.exemple.fr/divulgation',
  })
  expect(text).toContain('Contact: https://www.exemple.fr/securite\n')
  expect(text).toContain('Policy: https://www.exemple.fr/divulgation\n')
})

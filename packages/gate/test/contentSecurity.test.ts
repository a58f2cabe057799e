import { describe, expect, test } from 'vitest'
import { allowClock } from '../src/proxy/contentSecurity.ts'

const needs = {
  script: 'https://d.test/__gate/clock.js',
  folder: 'https://d.test/__gate/',
  hash: 'sha256-abc',
}
const allow = (header: string) => allowClock(header, needs).policy

describe('a content security policy', () => {
  test.each([
    ['frame-ancestors none', 'frame-ancestors none'],
    [
      "default-src 'none'",
      "default-src 'none'; script-src-elem https://d.test/__gate/clock.js; connect-src https://d.test/__gate/",
    ],
    [
      "default-src 'self'; script-src 'self' https://cdn.test",
      "default-src 'self'; script-src 'self' https://cdn.test; script-src-elem 'self' https://cdn.test https://d.test/__gate/clock.js; connect-src 'self' https://d.test/__gate/",
    ],
    [
      "script-src 'strict-dynamic' 'sha256-own'",
      "script-src 'strict-dynamic' 'sha256-own'; script-src-elem 'strict-dynamic' 'sha256-own' 'sha256-abc'",
    ],
    ["connect-src 'none'", 'connect-src https://d.test/__gate/'],
    [
      "script-src 'nonce-n1'; connect-src wss:",
      "script-src 'nonce-n1'; connect-src wss: https://d.test/__gate/",
    ],
  ])('%s', (header, widened) => expect(allow(header)).toBe(widened))

  test('of several each has to allow it', () => {
    expect(allow("script-src 'self', connect-src 'none'")).toBe(
      "script-src 'self'; script-src-elem 'self' https://d.test/__gate/clock.js, connect-src https://d.test/__gate/",
    )
  })

  test('tells the nonce that the page trusts', () => {
    expect(allowClock("script-src 'nonce-R4nd0m=='", needs).nonce).toBe('R4nd0m==')
    expect(allowClock("script-src 'self'", needs).nonce).toBeNull()
  })
})

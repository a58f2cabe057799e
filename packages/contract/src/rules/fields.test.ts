import { describe, expect, it } from 'vitest'
import { isAppCode, isEmail, isPassword, isPhone, normalizeCode, passwordRules } from './fields.ts'

describe('isEmail', () => {
  it.each(['jean@exemple.fr', ' jean@exemple.fr ', 'a.b+c@sous.exemple.fr'])('accepts %s', (value) => {
    expect(isEmail(value)).toBe(true)
  })
  it.each([
    '',
    'jean',
    'jean@exemple',
    'jean@@exemple.fr',
    'jean＠exemple.fr',
    'je\0an@exemple.fr',
    `${'a'.repeat(250)}@exemple.fr`,
  ])('refuses %j', (value) => {
    expect(isEmail(value)).toBe(false)
  })
})

describe('isPassword', () => {
  it.each(['Essai-2026', 'éÉ1!aaaa', `Aa1!${'x'.repeat(124)}`])('accepts %s', (value) => {
    expect(isPassword(value)).toBe(true)
  })
  it.each([
    'Essai-2',
    'essai-2026',
    'ESSAI-2026',
    'Essai-essai',
    'Essai2026',
    'Essai 2026',
    `Aa1!${'x'.repeat(125)}`,
  ])('refuses %s', (value) => {
    expect(isPassword(value)).toBe(false)
  })
  it('says which rules are met', () => {
    expect(passwordRules('abc')).toEqual({
      length: false,
      lowercase: true,
      uppercase: false,
      digit: false,
      special: false,
    })
  })
})

describe('isPhone', () => {
  it.each(['01 02 03 04 05', '+33 6-12-34-56-78', '12345678'])('accepts %s', (value) => {
    expect(isPhone(value)).toBe(true)
  })
  it.each(['1234567', '12ab5678', '01.02.03.04.05', '+'])('refuses %s', (value) => {
    expect(isPhone(value)).toBe(false)
  })
})

describe('isAppCode', () => {
  it('takes both readings: 6 to 10 letters and digits, in upper case once normalized', () => {
    expect(isAppCode('abc123')).toBe(true)
    expect(isAppCode('ABCDEFGH10')).toBe(true)
    expect(normalizeCode(' abc123 ')).toBe('ABC123')
  })
  it.each(['abc12', 'abcdefghijk', 'avec espace', 'trèsbien', 'abc-123', 'ıııııı', 'ﬀﬀﬀﬀ'])(
    'refuses %s',
    (value) => {
      expect(isAppCode(value)).toBe(false)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { legalHtml } from './legalHtml.ts'

describe('legalHtml', () => {
  it('turns new lines into line breaks and keeps its own mark-up', () => {
    expect(legalHtml('<strong>A</strong>\nB', {})).toBe('<strong>A</strong><br>B')
  })

  it('fills in values, escaped', () => {
    const values = { name: '<img src=x onerror=alert(1)>', site: 'https://a.test/?a=1&b="' }
    expect(legalHtml('<a href="%{site}">%{name}</a>', values)).toBe(
      '<a href="https://a.test/?a=1&amp;b=&quot;">&lt;img src=x onerror=alert(1)&gt;</a>',
    )
  })
})

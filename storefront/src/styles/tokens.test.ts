import { readFileSync } from 'node:fs'
import { tokens, tokensCss } from '@portal/config/tokens'
import { describe, expect, it } from 'vitest'

const written = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Relative luminance and contrast (WCAG 2.2, 1.4.3). */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, two: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('tokens', () => {
  it('are what the style sheet says (else: pnpm --filter ./storefront tokens)', () => {
    expect(written).toBe(tokensCss())
  })

  it('keep texts readable: 4.5 to 1', () => {
    const { color, tone } = tokens
    const pairs = [
      [color.text, color.paper],
      [color.muted, color.sunken],
      [color.onInkMuted, color.ink],
      [color.lime, color.ink],
      [color.danger, color.paper],
      ['#ffffff', color.success],
      ...Object.values(tone).map(({ soft, text }) => [soft, text]),
    ]
    for (const [one = '', two = ''] of pairs)
      expect(contrast(one, two), `${one} on ${two}`).toBeGreaterThan(4.5)
  })

  it('keep edges of controls visible: 3 to 1', () => {
    expect(contrast(tokens.color.edge, tokens.color.card)).toBeGreaterThan(3)
    expect(contrast(tokens.color.edge, tokens.color.paper)).toBeGreaterThan(3)
  })
})

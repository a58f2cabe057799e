import { describe, expect, it } from 'vitest'
import { mediaPath, mediaUrl } from './media.ts'

describe('mediaUrl', () => {
  it('keeps addresses', () => {
    expect(mediaUrl('https://m.test/a.png', '/media')).toBe('https://m.test/a.png')
    expect(mediaUrl('/media/a.png', '/media')).toBe('/media/a.png')
    expect(mediaUrl('x/a.png', '/media')).toBe('/media/x/a.png')
  })
})

it('reads None, empty and null as no media', () => {
  expect(['None', '', null, undefined, 'a.png'].map(mediaPath)).toEqual([null, null, null, null, 'a.png'])
})

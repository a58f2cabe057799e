import { describe, expect, it } from 'vitest'
import { mediaError } from './mediaRules.ts'

const file = (name: string, size = 10) => ({ name, size })

describe('mediaError', () => {
  it('takes the specified kinds, whatever the case of their endings', () => {
    for (const name of ['a.png', 'a.JPG', 'a.jpeg']) expect(mediaError('image', file(name))).toBeUndefined()
    for (const name of ['a.mp4', 'a.webm', 'a.ogg', 'a.ogv', 'a.MKV'])
      expect(mediaError('video', file(name))).toBeUndefined()
    expect(mediaError('captions', file('a.vtt'))).toBeUndefined()
  })

  it('refuses the others by the specified keys', () => {
    expect(mediaError('image', file('a.svg'))).toBe('common.fileTypeNotValid')
    expect(mediaError('video', file('a.png'))).toBe('common.fileTypeNotValid')
    expect(mediaError('image', file('a.png', 6_000_000))).toBeUndefined()
    expect(mediaError('image', file('a.png', 6_000_001))).toBe('common.maxFileUploadSize')
  })
})

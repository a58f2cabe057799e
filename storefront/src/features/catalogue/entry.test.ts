import { describe, expect, it } from 'vitest'
import { buildPublicApp } from './entry.fixture.ts'
import { mediaUrl, placeholder, toEntry } from './entry.ts'

const entry = (given: Parameters<typeof buildPublicApp>[0], language: 'fr' | 'en' = 'fr') =>
  toEntry(buildPublicApp(given), language, '/media')

describe('toEntry', () => {
  it('speaks the language, where the app does', () => {
    expect(entry({}, 'en').name).toBe('Warehouse Eye')
    expect(entry({ name_en: null }, 'en').name).toBe('Œil d’entrepôt')
    expect(entry({}, 'en').tags).toEqual(['vision', 'logistics'])
  })

  it('shows a version when online, and offers nothing otherwise', () => {
    expect(entry({ status: 2 })).toMatchObject({ version: '2.3', explore: true })
    expect(entry({ status: 3, has_video: true, video_src: 'a.mp4' })).toMatchObject({
      version: null,
      explore: false,
      video: null,
    })
    expect(entry({ is_active_url: false }).explore).toBe(false)
  })

  it('offers a video in its own language only', () => {
    const app = { has_video: true, video_src: 'a.mp4' }
    expect(entry(app)).toMatchObject({ video: 'play', videoSrc: '/media/a.mp4' })
    expect(entry(app, 'en').video).toBeNull()
    expect(entry({ has_video: true }).video).toBe('ask')
  })

  it.each([null, '', 'None'])('stands a background in for the image %j', (img_src) => {
    expect(entry({ id: 12, img_src }).image).toEqual(placeholder(12))
  })

  it('lists the files of an image by width', () => {
    const image = {
      width: 1200,
      height: 750,
      variants: [
        { src: 'a-400.webp', width: 400, type: 'image/webp' },
        { src: 'a-800.webp', width: 800, type: 'image/webp' },
      ],
    }
    expect(entry({ img_src: 'a.png', image }).image).toEqual({
      src: '/media/a-800.webp',
      srcset: '/media/a-400.webp 400w, /media/a-800.webp 800w',
      width: 1200,
      height: 750,
    })
  })
})

describe('placeholder', () => {
  it('stays the same for an app', () => {
    expect(placeholder(9).src).toBe('/backgrounds/10.webp')
    expect(placeholder(10).src).toBe('/backgrounds/01.webp')
  })
})

describe('mediaUrl', () => {
  it('keeps addresses', () => {
    expect(mediaUrl('https://m.test/a.png', '/media')).toBe('https://m.test/a.png')
    expect(mediaUrl('/media/a.png', '/media')).toBe('/media/a.png')
    expect(mediaUrl('x/a.png', '/media')).toBe('/media/x/a.png')
  })
})

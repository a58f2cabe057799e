import { describe, expect, it } from 'vitest'
import { backgroundOf, pictureOf } from './picture.ts'

const files = (name: string) => ({
  width: 1200,
  height: 750,
  variants: [
    { src: `${name}-400.webp`, width: 400, type: 'image/webp' },
    { src: `${name}-800.webp`, width: 800, type: 'image/webp' },
    { src: `${name}-800.jpg`, width: 800, type: 'image/jpeg' },
  ],
})
const app = { id: 12, img_src: 'fr.png', img_src_en: null, image: files('fr'), image_en: null }

describe('pictureOf', () => {
  it('lists the files of one type by width', () => {
    expect(pictureOf(app, 'fr', '/media')).toEqual({
      src: '/media/fr-800.webp',
      srcset: '/media/fr-400.webp 400w, /media/fr-800.webp 800w',
      width: 1200,
      height: 750,
    })
  })

  it('takes the English image on English pages, and the French one without it', () => {
    const english = { ...app, img_src_en: 'en.png', image_en: files('en') }
    expect(pictureOf(english, 'en', '/media').src).toBe('/media/en-800.webp')
    expect(pictureOf(english, 'fr', '/media').src).toBe('/media/fr-800.webp')
    expect(pictureOf(app, 'en', '/media').src).toBe('/media/fr-800.webp')
  })

  it('takes an English image without variants before a French one with them', () => {
    const english = { ...app, img_src_en: 'en.png' }
    expect(pictureOf(english, 'en', '/media')).toEqual({ src: '/media/en.png', width: 800, height: 500 })
  })

  it.each([null, '', 'None'])('stands the app’s own background in for the image %j', (img_src) => {
    expect(pictureOf({ ...app, img_src }, 'fr', '/media')).toEqual({
      src: '/backgrounds/03.webp',
      srcset: '/backgrounds/03.webp 800w, /backgrounds/03-2x.webp 1600w',
      width: 800,
      height: 500,
    })
  })

  it.each(['None', ''])('takes the French image where the English one is %j', (img_src_en) => {
    expect(pictureOf({ ...app, img_src_en }, 'en', '/media').src).toBe('/media/fr-800.webp')
  })
})

it('gives each app one of ten backgrounds, always the same', () => {
  expect([10, 11, 19, 20].map(backgroundOf)).toEqual([1, 2, 10, 1])
})

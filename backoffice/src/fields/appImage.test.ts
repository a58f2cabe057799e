import { describe, expect, it } from 'vitest'
import { appImage } from './appImage.ts'

const set = (name: string) => ({
  width: 1600,
  height: 1000,
  variants: [480, 960].map((width) => ({ src: `${name}-${width}.webp`, width, type: 'image/webp' })),
})
const app = { id: 12, img_src: 'fr.png', img_src_en: null, image: set('fr'), image_en: null }

describe('appImage', () => {
  it('takes the smallest file that is wide enough, else the largest', () => {
    expect(appImage(app, 128)).toBe('/media/fr-480.webp')
    expect(appImage(app, 500)).toBe('/media/fr-960.webp')
    expect(appImage(app, 5000)).toBe('/media/fr-960.webp')
  })

  it('shows the English image on the English card, and the French one without it', () => {
    const english = { ...app, img_src_en: 'en.png', image_en: set('en') }
    expect(appImage(english, 100, 'en')).toBe('/media/en-480.webp')
    expect(appImage(english, 100, 'fr')).toBe('/media/fr-480.webp')
    expect(appImage(app, 100, 'en')).toBe('/media/fr-480.webp')
  })

  it.each([null, '', 'None'])('gives the fixed background where the image is %j', (img_src) => {
    expect(appImage({ ...app, img_src, image: null }, 100)).toBe('/backgrounds/03.webp')
  })
})

/**
 * Geometry of the specimens: pure functions from settings to shapes, in a square of 640 by 640.
 *
 * @typedef {{ family: string, density: number, amplitude: number, rhythm: number, deviation: number,
 *   seed: number, phase: number }} Settings
 * @typedef {{ tag: 'circle' | 'path', filled: boolean, tone: number, area: number, attributes: Record<string, number | string> }} Shape
 */

const SIDE = 640
const MIDDLE = SIDE / 2

/**
 * A repeatable source of numbers from 0 to 1 (mulberry32).
 *
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10

/** @type {Record<string, (settings: Settings, random: () => number) => Shape[]>} */
const FAMILIES = {
  waves({ density, amplitude, rhythm, deviation, phase }, random) {
    const gap = SIDE / (density + 1)
    return Array.from({ length: density }, (_, line) => {
      const shift = (random() - 0.5) * (deviation / 100) * Math.PI * 2
      const height = (amplitude / 100) * (40 + random() * deviation * 0.8)
      const points = Array.from({ length: 65 }, (_, step) => {
        const x = (step / 64) * SIDE
        const swell = Math.sin((step / 64) * Math.PI)
        const y =
          gap * (line + 1) +
          Math.sin((step / 64) * rhythm * Math.PI * 2 + line / 3 + shift + phase) * height * swell
        return `${round(x)} ${round(y)}`
      })
      const attributes = { d: `M${points.join('L')}`, 'stroke-width': round(1.5 + gap / 8) }
      return { tag: 'path', filled: false, tone: line % 4, area: SIDE * (1.5 + gap / 8), attributes }
    })
  },

  orbits({ density, amplitude, rhythm, deviation, phase }, random) {
    const bodies = Math.ceil(density / 2)
    const reach = 90 + (amplitude / 100) * 190
    return Array.from({ length: bodies }, (_, index) => {
      const distance = reach * ((index + 1) / bodies)
      const turn =
        index * rhythm * 0.62 + phase * (1.4 - index / bodies) + (random() - 0.5) * (deviation / 20)
      const radius = (14 + (150 / bodies) * (0.5 + random())) * (1 + ((random() - 0.5) * deviation) / 80)
      const ring = { cx: MIDDLE, cy: MIDDLE, r: round(distance), 'stroke-width': 2 }
      const body = {
        cx: round(MIDDLE + Math.cos(turn) * distance),
        cy: round(MIDDLE + Math.sin(turn) * distance),
        r: round(radius),
      }
      const area = Math.PI * radius ** 2
      return /** @type {Shape[]} */ ([
        { tag: 'circle', filled: false, tone: 1, area: distance * Math.PI * 4, attributes: ring },
        { tag: 'circle', filled: true, tone: index % 4, area, attributes: body },
      ])
    }).flat()
  },

  grid({ density, amplitude, rhythm, deviation, phase }, random) {
    const side = Math.max(3, Math.round(Math.sqrt(density * 6)))
    const cell = SIDE / (side + 1)
    return Array.from({ length: side * side }, (_, index) => {
      const [column, row] = [index % side, Math.floor(index / side)]
      const pulse = 0.5 + 0.5 * Math.sin(((column + row) / side) * rhythm * Math.PI + phase)
      const stray = () => (random() - 0.5) * cell * (deviation / 100)
      const radius = Math.max(1.5, (cell / 2) * (0.15 + (amplitude / 100) * pulse * 0.95))
      const attributes = {
        cx: round(cell * (column + 1) + stray()),
        cy: round(cell * (row + 1) + stray()),
        r: round(radius),
      }
      return {
        tag: 'circle',
        filled: true,
        tone: (column * row) % 4,
        area: Math.PI * radius ** 2,
        attributes,
      }
    })
  },

  arcs({ density, amplitude, rhythm, deviation, phase }, random) {
    const gap = 290 / density
    return Array.from({ length: density }, (_, index) => {
      const radius = gap * (index + 1)
      const start =
        (index * rhythm * Math.PI) / 12 + phase * (index % 2 ? 1 : -1) + (random() - 0.5) * (deviation / 16)
      const sweep = Math.PI * 2 * Math.min(0.97, 0.12 + (amplitude / 100) * (0.45 + random() * 0.4))
      const point = (/** @type {number} */ angle) =>
        `${round(MIDDLE + Math.cos(angle) * radius)} ${round(MIDDLE + Math.sin(angle) * radius)}`
      const width = gap * 0.62
      const d = `M${point(start)}A${round(radius)} ${round(radius)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${point(start + sweep)}`
      return {
        tag: 'path',
        filled: false,
        tone: index % 4,
        area: radius * sweep * width,
        attributes: { d, 'stroke-width': round(width) },
      }
    })
  },
}

/**
 * @param {Settings} settings
 * @returns {Shape[]}
 */
export function compose(settings) {
  return FAMILIES[settings.family]?.(settings, createRandom(settings.seed)) ?? []
}

/**
 * What the bench measures on a specimen; shares in percent.
 *
 * @param {Settings} settings
 * @param {Shape[]} shapes
 */
export function measure({ amplitude, rhythm, deviation }, shapes) {
  const areas = shapes.map(({ area }) => area)
  const total = areas.reduce((sum, area) => sum + area, 0)
  const mean = total / areas.length
  const spread = Math.sqrt(areas.reduce((sum, area) => sum + (area - mean) ** 2, 0) / areas.length) / mean
  return {
    elements: shapes.length,
    coverage: Math.round(Math.min(100, (total / SIDE ** 2) * 100)),
    regularity: Math.round(100 / (1 + spread + deviation / 50)),
    energy: Math.round((amplitude * Math.sqrt(rhythm) * Math.sqrt(shapes.length)) / 4),
  }
}

import { compose, measure } from './specimen.js'

/** @typedef {import('./specimen.js').Settings} Settings */

const SVG = 'http://www.w3.org/2000/svg'
const HISTORY_LENGTH = 24

/** @param {string} id */
function byId(id) {
  const element = document.getElementById(id)
  if (!element) throw new Error(`#${id} is missing`)
  return element
}

const form = /** @type {HTMLFormElement} */ (byId('settings'))
const specimen = byId('specimen')
const firstSeed = Number(document.body.dataset.seed)
const hue = firstSeed % 360
const palette = [
  `oklch(48% 0.17 ${hue})`,
  '#10141f',
  `oklch(70% 0.15 ${(hue + 30) % 360})`,
  `oklch(60% 0.16 ${(hue + 300) % 360})`,
]
const number = new Intl.NumberFormat(document.documentElement.lang)
const percent = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' })

let seed = firstSeed
let phase = 0
/** @type {number[]} */
const history = []

/** @returns {Settings} */
function readSettings() {
  const data = new FormData(form)
  const value = (/** @type {string} */ name) => Number(data.get(name))
  return {
    family: String(data.get('family')),
    density: value('density'),
    amplitude: value('amplitude'),
    rhythm: value('rhythm'),
    deviation: value('deviation'),
    seed,
    phase,
  }
}

/** @param {Settings} settings */
function draw(settings) {
  const shapes = compose(settings)
  specimen.replaceChildren(
    ...shapes.map(({ tag, filled, tone, attributes }) => {
      const element = document.createElementNS(SVG, tag)
      const colour = palette[tone] ?? ''
      const paint = filled
        ? { fill: colour, 'fill-opacity': 0.9 }
        : { fill: 'none', stroke: colour, 'stroke-linecap': 'round' }
      for (const [name, value] of Object.entries({ ...attributes, ...paint }))
        element.setAttribute(name, String(value))
      return element
    }),
  )
  return shapes
}

/** @param {number} energy */
function drawHistory(energy) {
  history.push(energy)
  if (history.length > HISTORY_LENGTH) history.shift()
  const top = Math.max(...history, 1)
  const points = history.map(
    (value, index) =>
      `${((index + HISTORY_LENGTH - history.length) / (HISTORY_LENGTH - 1)) * 240} ${52 - (value / top) * 46}`,
  )
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', `M${points.length > 1 ? points.join('L') : `0 ${52 - 46}L240 ${52 - 46}`}`)
  line.setAttribute('fill', 'none')
  line.setAttribute('stroke', palette[0] ?? '')
  line.setAttribute('stroke-width', '2')
  byId('history').replaceChildren(line)
}

function update() {
  const settings = readSettings()
  const readings = measure(settings, draw(settings))
  for (const output of form.querySelectorAll('output'))
    output.value = number.format(Number(new FormData(form).get(output.htmlFor.value)))
  byId('reading-elements').textContent = number.format(readings.elements)
  byId('reading-coverage').textContent = percent.format(readings.coverage / 100)
  byId('reading-regularity').textContent = percent.format(readings.regularity / 100)
  byId('reading-energy').textContent = number.format(readings.energy)
  drawHistory(readings.energy)

  const family = form.querySelector('[name="family"]:checked + span')?.textContent ?? ''
  const fill = (/** @type {string} */ id, /** @type {Record<string, string>} */ values) => {
    const text = byId(id).dataset.text ?? ''
    byId(id).textContent = text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
  }
  fill('number', { number: String(seed).padStart(4, '0') })
  fill('caption', { family, count: String(readings.elements), regularity: String(readings.regularity) })
}

/** @param {number} time */
function animate(time) {
  const isOn = new FormData(form).has('animate')
  if (!isOn) return
  phase = time / 1600
  draw(readSettings())
  requestAnimationFrame(animate)
}

function download() {
  const copy = /** @type {Element} */ (specimen.cloneNode(true))
  copy.setAttribute('xmlns', SVG)
  const url = URL.createObjectURL(new Blob([copy.outerHTML], { type: 'image/svg+xml' }))
  Object.assign(document.createElement('a'), { href: url, download: `specimen-${seed}.svg` }).click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

document.documentElement.style.setProperty('--hue', String(hue))
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', (event) => {
  if (event.target instanceof HTMLInputElement && event.target.name === 'animate')
    requestAnimationFrame(animate)
  else update()
})
byId('shuffle').addEventListener('click', () => {
  seed = Math.floor(Math.random() * 9973)
  update()
})
byId('download').addEventListener('click', download)
update()

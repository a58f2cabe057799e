/** @typedef {{ places: number[], moves: number }} Stock */

/** @param {string} id */
function byId(id) {
  const element = document.getElementById(id)
  if (!element) throw new Error(`#${id} is missing`)
  return element
}

const RETRY_MS = 2000
const line = byId('line')
const cells = [...byId('stock').querySelectorAll('rect')]
const percent = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' })
const number = new Intl.NumberFormat(document.documentElement.lang)

document.documentElement.style.setProperty('--hue', String(Number(document.body.dataset.seed) % 360))

/** @param {Stock} stock */
function draw({ places, moves }) {
  for (const [index, cell] of cells.entries()) cell.dataset.level = String(places[index] ?? 0)
  const filled = places.reduce((sum, level) => sum + level, 0) / (places.length * 3)
  byId('reading-filled').textContent = percent.format(filled)
  byId('reading-empty').textContent = number.format(places.filter((level) => level === 0).length)
  byId('reading-moves').textContent = number.format(moves)
}

function connect() {
  const socket = new WebSocket(new URL('live', location.href.replace(/^http/, 'ws')))
  socket.addEventListener('open', () => {
    line.textContent = line.dataset.on ?? ''
  })
  socket.addEventListener('message', ({ data }) => draw(JSON.parse(data)))
  socket.addEventListener('close', () => {
    line.textContent = line.dataset.off ?? ''
    setTimeout(connect, RETRY_MS)
  })
}

connect()

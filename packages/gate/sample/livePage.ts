import { type Html, html, join } from '../src/pages/html.ts'
import { shell } from './shell.ts'
import { BAYS, SHELVES } from './stock.ts'
import { sampleTexts } from './texts.ts'
import type { Visitor } from './visitor.ts'

const CELL = 40
const READINGS = ['filled', 'empty', 'moves'] as const

/** Draws a warehouse whose shelves fill and empty while one looks: everything on it comes over a WebSocket. */
export function livePage(code: string, visitor: Visitor): Html {
  const texts = sampleTexts[visitor.language]
  const cells = Array.from({ length: SHELVES * BAYS }, (_, index) => {
    const [x, y] = [(index % BAYS) * CELL, Math.floor(index / BAYS) * CELL]
    return html`<rect x="${x + 3}" y="${y + 3}" width="${CELL - 6}" height="${CELL - 6}" rx="6" data-cell="${index}"/>`
  })
  const body = html`<figure class="stage">
<svg id="stock" viewBox="0 0 ${BAYS * CELL} ${SHELVES * CELL}" role="img" aria-label="${texts.stock}">${join(cells)}</svg>
<figcaption><b id="line" role="status" data-on="${texts.live}" data-off="${texts.cut}">${texts.connecting}</b></figcaption>
</figure>
<section class="readings" aria-labelledby="readings-title"><h2 id="readings-title">${texts.readings}</h2>
<dl>${join(READINGS.map((name) => html`<div><dt>${texts[name]}</dt><dd id="reading-${name}">–</dd></div>`))}</dl>
</section>`
  return shell({ code, visitor, intro: texts.liveIntro, script: 'live.js', body })
}

import { type Html, html, join } from '../src/pages/html.ts'
import { seedOf, shell } from './shell.ts'
import { sampleTexts } from './texts.ts'
import type { Visitor } from './visitor.ts'

const FAMILIES = ['waves', 'orbits', 'grid', 'arcs'] as const
const SLIDERS = [
  { name: 'density', min: 4, max: 40, value: 18 },
  { name: 'amplitude', min: 5, max: 100, value: 58 },
  { name: 'rhythm', min: 1, max: 12, value: 4 },
  { name: 'deviation', min: 0, max: 100, value: 16 },
] as const
const READINGS = ['elements', 'coverage', 'regularity', 'energy'] as const

/** Draws a bench on which a visitor composes geometric specimens. */
export function benchPage(code: string, visitor: Visitor): Html {
  const texts = sampleTexts[visitor.language]
  const family = FAMILIES[seedOf(code) % FAMILIES.length]
  const body = html`<figure class="stage">
<svg id="specimen" viewBox="0 0 640 640" role="img" aria-labelledby="caption"></svg>
<figcaption><b id="number" data-text="${texts.specimen}"></b><span id="caption" data-text="${texts.described}"></span></figcaption>
</figure>
<form class="panel" id="settings" aria-label="${texts.settings}">
<fieldset class="families"><legend>${texts.family}</legend>
${join(
  FAMILIES.map(
    (name) =>
      html`<label><input type="radio" name="family" value="${name}" ${name === family ? html`checked` : ''}><span>${texts.families[name]}</span></label>`,
  ),
)}
</fieldset>
${join(
  SLIDERS.map(
    ({ name, min, max, value }) =>
      html`<label class="slider"><span>${texts[name]}</span><output for="${name}">${value}</output><input type="range" id="${name}" name="${name}" min="${min}" max="${max}" value="${value}"></label>`,
  ),
)}
<label class="switch"><input type="checkbox" name="animate"><span>${texts.animate}</span></label>
<div class="actions"><button type="button" id="shuffle">${texts.shuffle}</button><button type="button" id="download" class="quiet">${texts.download}</button></div>
</form>
<section class="readings" aria-labelledby="readings-title"><h2 id="readings-title">${texts.readings}</h2>
<dl>${join(READINGS.map((name) => html`<div><dt>${texts[name]}</dt><dd id="reading-${name}"></dd></div>`))}</dl>
<figure class="history"><svg id="history" viewBox="0 0 240 56" preserveAspectRatio="none" aria-hidden="true"></svg><figcaption>${texts.history}</figcaption></figure>
</section>`
  return shell({ code, visitor, intro: texts.intro, script: 'demo.js', body })
}

import type { Access } from '../src/index.ts'
import { type Html, html, join } from '../src/pages/html.ts'
import { sampleTexts } from './texts.ts'

const FAMILIES = ['waves', 'orbits', 'grid', 'arcs'] as const
const SLIDERS = [
  { name: 'density', min: 4, max: 40, value: 18 },
  { name: 'amplitude', min: 5, max: 100, value: 58 },
  { name: 'rhythm', min: 1, max: 12, value: 4 },
  { name: 'deviation', min: 0, max: 100, value: 16 },
] as const
const READINGS = ['elements', 'coverage', 'regularity', 'energy'] as const

/** A number that is always the same for an app: the seed of its hue and of its first specimen. */
export const seedOf = (code: string) =>
  [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/** The demonstration of one app: a bench on which a visitor composes geometric specimens. */
export function demoPage(code: string, access: Access): Html {
  const texts = sampleTexts[access.locale]
  const seed = seedOf(code)
  const family = FAMILIES[seed % FAMILIES.length]
  return html`<!doctype html>
<html lang="${access.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#10141F">
<title>${code} · ${texts.kind}</title>
<link rel="icon" href="__gate/mark.svg" type="image/svg+xml">
<link rel="preload" href="__gate/display.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="demo.css">
<script type="module" src="demo.js"></script>
<script type="module" src="${access.clockScript}"></script>
</head>
<body data-seed="${seed}">
<header class="bar">
<p class="name"><span>${texts.kind}</span> <b>${code}</b></p>
<gate-clock inline></gate-clock>
</header>
<main>
<div class="intro"><h1>${texts.greeting.replace('{name}', access.displayName)}</h1><p>${texts.intro}</p></div>
<figure class="stage">
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
</section>
</main>
<footer><a href="${access.portalUrl}" rel="noreferrer">${texts.leave}</a></footer>
</body>
</html>`
}

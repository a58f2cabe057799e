import { type Html, html } from '../src/pages/html.ts'
import { sampleTexts } from './texts.ts'
import type { Visitor } from './visitor.ts'

/** Derives a number that is always the same for an app: the seed of its hue and of its first specimen. */
export const seedOf = (code: string) =>
  [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/** Frames every demonstration; the clock, which the gate brings, stands in its bar. */
export function shell(options: {
  code: string
  visitor: Visitor
  intro: string
  script: string
  body: Html
}): Html {
  const { code, visitor, intro, script, body } = options
  const texts = sampleTexts[visitor.language]
  return html`<!doctype html>
<html lang="${visitor.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#10141F">
<title>${visitor.app} · ${texts.kind}</title>
<link rel="icon" href="__gate/mark.svg" type="image/svg+xml">
<link rel="preload" href="__gate/display.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="demo.css">
<script type="module" src="${script}"></script>
</head>
<body data-seed="${seedOf(code)}">
<header class="bar">
<p class="name"><span>${texts.kind}</span> <b>${visitor.app}</b></p>
<gate-clock inline></gate-clock>
</header>
<main>
<div class="intro"><h1>${texts.greeting.replace('{name}', visitor.name)}</h1><p>${intro}</p></div>
${body}
</main>
<footer><a href="__gate/closed?why=left">${texts.leave}</a></footer>
</body>
</html>`
}

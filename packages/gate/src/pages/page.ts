import type { Language } from '@portal/contract/rules'
import { type Html, html } from './html.ts'
import { gateTexts } from './texts.ts'

/** Draws a page of the gate: the bar, the archway whose leaf stands as the reason says, and words beside it. */
export function page(options: {
  reason: string
  language: Language
  title: string
  /** Names the app, above the title. */
  name: string
  /** Finds the gate's assets: `/CODE/__gate`. */
  assets: string
  words: Html
}): Html {
  const { reason, language, title, name, assets, words } = options
  const texts = gateTexts[language]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#10141F">
<title>${title} · ${name}</title>
<link rel="icon" href="${assets}/mark.svg" type="image/svg+xml">
<link rel="preload" href="${assets}/display.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assets}/gate.css">
</head>
<body data-reason="${reason}">
<header class="bar">${epsilonMark}<span>${texts.brand}</span><span class="bar-portal">${texts.portal}</span></header>
<main>
${archway}
<div class="words">
<p class="code">${name}</p>
<h1>${title}</h1>
${words}
</div>
</main>
</body>
</html>`
}

/** @param kind `quiet` for what is there too, but is not the next step */
export const action = (href: string, text: string, kind: 'main' | 'quiet' = 'main') =>
  html`<a class="action ${kind}" href="${href}" rel="noreferrer">${text}${arrow}</a>`

/** Draws a lower-case epsilon from two arcs. */
const epsilonMark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M23 9.5A7.2 6 0 1 0 15.5 16M15.5 16A8 6.6 0 1 0 24 23" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/></svg>`

const arrow = html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10h11m-4.5-4.5L15 10l-4.5 4.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** Draws an archway whose leaf stands ajar or shut; the style sheet places the leaf by reason. */
const archway = html`<svg class="arch" viewBox="0 0 360 440" aria-hidden="true">
<circle class="orbit" cx="180" cy="180" r="172"/>
<circle class="orbit" cx="180" cy="180" r="150"/>
<path class="frame" d="M70 440V180a110 110 0 0 1 220 0v260z"/>
<path class="light" d="M88 440V180a92 92 0 0 1 184 0v260z"/>
<g class="leaf"><path d="M88 440V180a92 92 0 0 1 184 0v260z"/><path class="panel" d="M112 416V182a68 68 0 0 1 136 0v234z"/><circle class="knob" cx="236" cy="300" r="7"/></g>
<path class="floor" d="M0 440h360"/>
</svg>`

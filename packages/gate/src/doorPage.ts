import type { Language } from '@portal/contract/rules'
import { type Html, html } from './html.ts'
import { gateTexts } from './texts.ts'

/** Why the door is shut: nobody knocked with a ticket, the access is over, the ticket is no good, no such door. */
export type DoorReason = 'door' | 'ended' | 'revoked' | 'ticket' | 'unavailable' | 'missing'

export type Door = {
  reason: DoorReason
  code: string
  language: Language
  /** Where the gate's assets are: `/CODE/__gate`. */
  assets: string
  /** The page of the portal where the person may ask (again). */
  portalUrl: string
}

/** The page that stands in for the demo while its door is shut. */
export function doorPage({ reason, code, language, assets, portalUrl }: Door): Html {
  const texts = gateTexts[language]
  const { title, detail, action } = texts[reason]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#10141F">
<title>${title} · ${code}</title>
<link rel="icon" href="${assets}/mark.svg" type="image/svg+xml">
<link rel="preload" href="${assets}/display.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assets}/gate.css">
</head>
<body data-reason="${reason}">
<header class="bar">${epsilonMark}<span>${texts.brand}</span><span class="bar-portal">${texts.portal}</span></header>
<main>
${archway}
<div class="words">
<p class="code">${code}</p>
<h1>${title}</h1>
<p class="detail">${detail.replace('{code}', code)}</p>
<a class="action" href="${portalUrl}" rel="noreferrer">${action}${arrow}</a>
</div>
</main>
</body>
</html>`
}

/** A lower-case epsilon drawn from two arcs. */
export const epsilonMark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M23 9.5A7.2 6 0 1 0 15.5 16M15.5 16A8 6.6 0 1 0 24 23" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/></svg>`

const arrow = html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10h11m-4.5-4.5L15 10l-4.5 4.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** The specimen of this page: an archway whose leaf stands ajar or shut; the style sheet places the leaf by reason. */
const archway = html`<svg class="arch" viewBox="0 0 360 440" aria-hidden="true">
<circle class="orbit" cx="180" cy="180" r="172"/>
<circle class="orbit" cx="180" cy="180" r="150"/>
<path class="frame" d="M70 440V180a110 110 0 0 1 220 0v260z"/>
<path class="light" d="M88 440V180a92 92 0 0 1 184 0v260z"/>
<g class="leaf"><path d="M88 440V180a92 92 0 0 1 184 0v260z"/><path class="panel" d="M112 416V182a68 68 0 0 1 136 0v234z"/><circle class="knob" cx="236" cy="300" r="7"/></g>
<path class="floor" d="M0 440h360"/>
</svg>`

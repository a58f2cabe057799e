import {
  appStatusTone,
  type CardParts,
  cardTexts,
  type Language,
  LOCALISED_FIELDS,
  langOf,
  splitHashtags,
} from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { path, tagInAddress, tagPath } from '../../../paths.ts'
import { cardDescription } from '../cardDescription.ts'
import type { Settings } from './settings.ts'

/**
 * Draws an app into a copy of the page's template, which Card.astro or Row.astro drew with every part that a
 * card can have. A part's text stands in the element of class `app__{part}`; parts without a text are removed.
 */
export function fill(
  template: HTMLTemplateElement,
  card: CardParts,
  { words, language }: Settings,
): HTMLElement {
  const node = template.content.firstElementChild?.cloneNode(true) as HTMLElement
  const part = (name: string) => node.querySelector<HTMLElement>(`.app__${name}`)
  Object.assign(node.dataset, { app: card.id, category: card.category, status: card.status })

  const texts = cardTexts(card, words)
  const shown = { ...texts, description: cardDescription(texts.description) }
  for (const [name, text] of Object.entries(shown)) {
    const element = part(name)
    if (text) (element?.querySelector('a') ?? element)?.replaceChildren(text)
    else element?.remove()
  }
  for (const field of LOCALISED_FIELDS) {
    const lang = langOf(card, field)
    if (lang) part(field)?.setAttribute('lang', lang)
  }
  part('tags')?.replaceChildren(...splitHashtags(card.tags).map((tag) => linkOf(tag, language)))
  const link = node.querySelector<HTMLAnchorElement>('.app__name a')
  if (link) link.href = path(language, 'app', card.code)
  const status = part('status')
  if (status) status.className = `app__status chip chip--${appStatusTone[card.status]}`
  const image = part('image')
  if (image) Object.assign(image, { srcset: '', ...card.picture })
  drawActions(node, card, words)
  return node
}

function linkOf(tag: string, language: Language) {
  const link = document.createElement('a')
  link.href = tagPath(language) + tagInAddress(tag)
  link.textContent = tag
  return link
}

function drawActions(node: HTMLElement, card: CardParts, words: Settings['words']) {
  const explore = node.querySelector<HTMLElement>('[data-open-app]')
  const video = node.querySelector<HTMLElement>('[data-act="video"]')
  if (card.explore) {
    explore?.setAttribute('data-open-app', String(card.id))
    explore?.setAttribute('aria-label', interpolate(words.explore, { name: card.name }))
  } else explore?.remove()
  if (card.video) {
    video?.setAttribute('data-app-id', String(card.id))
    for (const [name, value] of [
      ['video', card.videoSrc],
      ['captions', card.captionsSrc],
    ] as const) {
      if (value) video?.setAttribute(`data-${name}`, value)
      else video?.removeAttribute(`data-${name}`)
    }
    video?.setAttribute('aria-label', interpolate(words.video, { name: card.name }))
  } else video?.remove()
  if (!card.explore && !card.video) node.querySelector('.actions')?.remove()
}

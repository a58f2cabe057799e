import { AppStatus, appStatusTone } from '@portal/contract/rules'
import type { Entry } from './entry.ts'
import type { Labels } from './labels.ts'

const named = (text: string, name: string) => text.replace('%{name}', () => name)

/**
 * Draws an app into a copy of the page's own template, which Card.astro or Row.astro wrote with all that an app
 * can have: what this one lacks is taken away.
 */
export function fill(
  template: HTMLTemplateElement,
  entry: Entry,
  labels: Labels,
  appPath: string,
): HTMLElement {
  const node = template.content.firstElementChild?.cloneNode(true) as HTMLElement
  const one = (selector: string) => node.querySelector<HTMLElement>(selector)
  const write = (selector: string, text: string | null | undefined) => {
    const element = one(selector)
    if (text) element?.replaceChildren(text)
    else element?.remove()
  }
  Object.assign(node.dataset, { app: entry.id, category: entry.category, status: entry.status })

  const link = one('.app__name a') as HTMLAnchorElement
  link.textContent = entry.name
  link.href = appPath + entry.code
  write('.app__badge', entry.badge)
  write('.app__text', entry.description)
  write('.app__code', entry.code)
  write('.app__tags', entry.tags.map((tag) => `#${tag}`).join(' '))
  write('.category', labels.category[entry.category])
  write('.app__version', entry.version && labels.version.replace('%{version}', () => entry.version ?? ''))
  write('.chip', entry.status === AppStatus.online ? null : labels.status[entry.status])
  const chip = one('.chip')
  if (chip) chip.className = `chip chip--${appStatusTone[entry.status]}`

  const image = one('.app__image') as HTMLImageElement | null
  if (image) Object.assign(image, { ...entry.image, srcset: entry.image.srcset ?? '' })
  drawActions(node, entry, labels)
  return node
}

function drawActions(node: HTMLElement, entry: Entry, labels: Labels) {
  const explore = node.querySelector<HTMLElement>('[data-open-app]')
  const video = node.querySelector<HTMLElement>('[data-act="video"]')
  if (entry.explore) {
    Object.assign(explore?.dataset ?? {}, { openApp: entry.id, appName: entry.name })
    explore?.setAttribute('aria-label', named(labels.explore, entry.name))
  } else explore?.remove()
  if (entry.video) {
    Object.assign(video?.dataset ?? {}, { appId: entry.id, appName: entry.name, poster: entry.image.src })
    for (const [name, value] of [
      ['video', entry.videoSrc],
      ['captions', entry.captionsSrc],
    ] as const) {
      if (value) video?.setAttribute(`data-${name}`, value)
      else video?.removeAttribute(`data-${name}`)
    }
    video?.setAttribute('aria-label', named(labels.video, entry.name))
  } else video?.remove()
  if (!entry.explore && !entry.video) node.querySelector('.actions')?.remove()
}

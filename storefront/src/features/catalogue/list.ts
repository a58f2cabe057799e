import type { PublicApp } from '@portal/contract'
import { type Query, search } from './filter.ts'
import { FIRST_LOAD } from './firstLoad.ts'
import { fetchIndex, type Item, itemsOf, itemsOnPage, withNewer } from './items.ts'
import { resultsText } from './resultsText.ts'

/** The list of a page: the cards of the home page, or the rows of the catalogue. */
export function createList(list: HTMLElement) {
  const language = document.documentElement.lang === 'en' ? 'en' : 'fr'
  const page = list.closest('.results') ?? document.body
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`)
  const template = document.querySelector<HTMLTemplateElement>('#app-template')
  const appPath = list.dataset.appPath ?? ''
  let total = Number(list.dataset.total)
  let limit = FIRST_LOAD
  let latest = 0
  let items: Promise<Item[]> | undefined

  const elements = () => new Map(itemsOnPage(list).map(({ id, node }) => [id, node()]))
  const load = () => {
    items ??=
      list.childElementCount >= total
        ? Promise.resolve(itemsOnPage(list))
        : fetchIndex(language).then((index) =>
            template ? itemsOf(index, template, appPath, elements()) : [],
          )
    items.catch(() => {
      items = undefined
    })
    return items
  }

  /** Shows what was asked for; a later request that is answered first wins. */
  async function show(query: Query): Promise<void> {
    const request = ++latest
    const loaded = await load().catch(() => null)
    if (request !== latest) return
    part('load-error')?.toggleAttribute('hidden', loaded !== null)
    if (!loaded) return
    const found = search(loaded, query)
    const shown = found.slice(0, limit)
    list.replaceChildren(...shown.map((item) => item.node()))
    part('empty')?.toggleAttribute('hidden', found.length > 0)
    part('more')?.toggleAttribute('hidden', shown.length >= found.length)
    const count = part('count')
    count?.replaceChildren(resultsText(found.length, count.dataset.one ?? '', count.dataset.many ?? ''))
    const progress = part('shown')
    progress?.replaceChildren(
      (progress.dataset.text ?? '')
        .replace('%{shown}', String(shown.length))
        .replace('%{total}', String(found.length)),
    )
  }

  return {
    /** Fetches what a request will need, while the visitor is still aiming. */
    prepare: () => void load().catch(() => {}),
    show,
    /** A new request starts at the top of the list. */
    rewind() {
      limit = FIRST_LOAD
    },
    async showMore(query: Query) {
      const before = list.childElementCount
      limit += FIRST_LOAD
      await show(query)
      list.children[before]?.querySelector<HTMLElement>('a')?.focus()
    },
    /** The catalogue has changed since the page was built: shows the newer one, in place. */
    async renew(apps: PublicApp[], query: Query) {
      const index = await fetchIndex(language).catch(() => null)
      if (!index || !template) return
      const before = elements()
      total = apps.length
      items = Promise.resolve(
        itemsOf(withNewer(index, apps, language), template, appPath).map((item) => ({
          ...item,
          node: keepPicture(item.node, before.get(item.id)),
        })),
      )
      await show(query)
    },
  }
}

/** A picture that is on screen already is moved over: loading it again would make it blink. */
const keepPicture = (draw: () => HTMLElement, before: HTMLElement | undefined) => () => {
  const node = draw()
  const [fresh, old] = [node, before].map((one) => one?.querySelector<HTMLImageElement>('.app__image'))
  if (fresh && old && fresh !== old && fresh.src === old.src) fresh.replaceWith(old)
  return node
}

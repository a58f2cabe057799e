type Asked = {
  /** The words as they were typed; empty where a filter alone found nothing. */
  asked: string
  meant: string | null
  /** Near apps to show in place of results. */
  near: number
}

/** Says what was looked for in vain, what was probably meant, and whom to ask; the sentences stand in the page. */
export function sayNothingFound(page: HTMLElement, { asked, meant, near }: Asked): void {
  const part = <Element extends HTMLElement>(name: string) => page.querySelector<Element>(`[data-${name}]`)
  const title = part('empty-title')
  title?.replaceChildren(
    asked ? (title.dataset.asked ?? '').replace('%{words}', asked) : (title.dataset.plain ?? ''),
  )
  const offer = part<HTMLButtonElement>('meant')
  offer?.toggleAttribute('hidden', meant === null)
  offer?.querySelector('strong')?.replaceChildren(meant ?? '')
  part('near')?.toggleAttribute('hidden', near === 0)
  const contact = part<HTMLAnchorElement>('ask-lab')
  contact?.toggleAttribute('hidden', !asked)
  if (contact && asked) {
    const address = new URL(contact.href)
    address.searchParams.set('subject', (contact.dataset.subject ?? '').replace('%{words}', asked))
    contact.href = address.href.replaceAll('+', '%20')
  }
}

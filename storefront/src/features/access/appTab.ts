export type AppTab = ReturnType<typeof openAppTab>

/**
 * Opens the tab for a demo, empty. To be called in the click itself: a browser lets no tab open once an
 * answer was awaited.
 *
 * @param waiting what the tab says until the demo arrives
 */
export function openAppTab(waiting: string) {
  const tab = window.open('about:blank', '_blank')
  if (tab) {
    // The demo must not reach back into the portal; `noopener` would also cut our own way to it.
    tab.opener = null
    tab.document.title = waiting
    tab.document.body.textContent = waiting
  }
  return {
    /**
     * Leads the tab to the demo, without a referrer.
     * @returns false where the browser blocked the tab, or the visitor closed it meanwhile
     */
    go(url: string): boolean {
      if (!tab || tab.closed) return false
      const link = tab.document.createElement('a')
      link.href = url
      link.rel = 'noreferrer'
      tab.document.body.append(link)
      link.click()
      return true
    },
    close: () => tab?.close(),
  }
}

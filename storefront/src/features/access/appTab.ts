/**
 * Opens an empty tab for a demo. Call it in the click itself: after an awaited call browsers block the tab.
 *
 * @param waiting text of the tab until the demo arrives
 */
export function openAppTab(waiting: string) {
  const tab = window.open('about:blank', '_blank')
  if (tab) {
    // Cuts the demo's way back to the portal; `noopener` would also cut ours to the tab.
    tab.opener = null
    tab.document.title = waiting
    tab.document.body.textContent = waiting
  }
  return {
    isBlocked: tab === null,
    /**
     * Leads the tab to the demo, without a referrer.
     *
     * @returns false when the browser blocked the tab or the visitor closed it
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

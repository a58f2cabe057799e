const loading = new Map<string, Promise<void>>()

/**
 * Loads a style sheet that the first load leaves out, once. Also resolves on failure: what is unstyled is
 * better than nothing.
 */
export function styleSheet(address: string): Promise<void> {
  const there = loading.get(address)
  if (there) return there
  const loaded = new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
  loading.set(address, loaded)
  return loaded
}

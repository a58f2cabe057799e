import { type RefObject, useEffect } from 'react'

const CONSOLE_NAME = 'Console Next Epsilon Apps'

/**
 * Names the browser's tab after the page's heading, whichever page writes it: 'Demandes d’accès (19) –
 * Console Next Epsilon Apps'.
 */
export function useTabTitle(heading: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = heading
    if (!current) return
    const follow = () => {
      const page = current.textContent.trim()
      document.title = page ? `${page} – ${CONSOLE_NAME}` : CONSOLE_NAME
    }
    follow()
    const changes = new MutationObserver(follow)
    changes.observe(current, { childList: true, characterData: true, subtree: true })
    return () => changes.disconnect()
  }, [heading])
}

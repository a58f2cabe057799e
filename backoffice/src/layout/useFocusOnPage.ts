import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusIfLost } from './focusIfLost.ts'

/** Leads the focus to the page that one goes to, where the link that led there went with its page. */
export function useFocusOnPage() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    focusIfLost()
  }, [pathname])
}

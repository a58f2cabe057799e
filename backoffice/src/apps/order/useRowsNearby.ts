import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Height of every row (px), hairline included. */
export const ROW_PX = 57
/**
 * Rows are drawn in groups of this size, one group beyond each edge of the screen, for Tab and a quick
 * wheel.
 */
const GROUP = 10

/** A range of positions, the last one excluded. */
export type Run = { first: number; last: number }

/**
 * Gives the rows near the screen, so that ten thousand cost no more than fifty.
 *
 * @param top distance of the list's upper edge from the screen's, in px; negative once scrolled past
 */
export function rowsNearby(top: number, screenHeight: number, total: number): Run {
  const down = (row: number) => Math.floor(row / GROUP) * GROUP
  const first = Math.max(down(-top / ROW_PX) - GROUP, 0)
  const last = Math.min(down((screenHeight - top) / ROW_PX) + 2 * GROUP, total)
  return { first: Math.min(first, last), last }
}

/** Gives the rows near the screen of an element, while the page scrolls. */
export function useRowsNearby(list: RefObject<HTMLElement | null>, total: number): Run {
  const [run, setRun] = useState<Run>({ first: 0, last: Math.min(2 * GROUP, total) })
  const look = () => {
    if (!list.current) return
    const next = rowsNearby(list.current.getBoundingClientRect().top, window.innerHeight, total)
    setRun((now) => (now.first === next.first && now.last === next.last ? now : next))
  }
  useLayoutEffect(look, [total])
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  })
  return run
}

import { useEffect, useRef } from 'react'
import type { Places } from './places.ts'

/** Keeps the focus on a card that moves: the browser drops it, and in another group the card is drawn anew. */
export function useFollowFocus(places: Places) {
  const focused = useRef<number>(null)
  const before = useRef(places)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-access]') : null
      focused.current = card ? Number(card.dataset.access) : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const id = focused.current
    const hasMoved = id !== null && spotOf(id, before.current) !== spotOf(id, places)
    before.current = places
    if (hasMoved && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-access="${id}"] h3 a`)?.focus()
  })
}

const spotOf = (id: number, places: Places) => `${places.get(id)?.group} ${[...places.keys()].indexOf(id)}`

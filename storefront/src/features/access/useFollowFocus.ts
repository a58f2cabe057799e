import { useEffect, useRef } from 'react'
import type { Places } from './places.ts'

/** Keeps the focus on a card that moves, or whose focused button goes: the browser drops it. */
export function useFollowFocus(places: Places) {
  const focused = useRef<{ id: number; control: Element }>(null)
  const before = useRef(places)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const control = target instanceof Element ? target : null
      const card = control?.closest<HTMLElement>('[data-access]')
      focused.current = control && card ? { id: Number(card.dataset.access), control } : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const { id, control } = focused.current ?? {}
    const hasMoved = id !== undefined && spotOf(id, before.current) !== spotOf(id, places)
    before.current = places
    if ((hasMoved || control?.isConnected === false) && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-access="${id}"] h3 a`)?.focus()
  })
}

const spotOf = (id: number, places: Places) => `${places.get(id)?.group} ${[...places.keys()].indexOf(id)}`

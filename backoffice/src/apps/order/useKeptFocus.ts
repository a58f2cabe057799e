import { useEffect, useRef } from 'react'

type Control = 'up' | 'down' | 'place'

/** Gives the focus back to a control of a row that moved in the document, which takes it away. */
export function useKeptFocus(position: number) {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLInputElement>(null)
  const kept = useRef<Control>(undefined)
  useEffect(() => {
    const control = { up, down, place }[kept.current ?? 'up'].current
    if (kept.current === undefined || !control) return
    kept.current = undefined
    control.focus({ preventScroll: true })
    control.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [position])
  const keep = (control: Control) => {
    kept.current = control
  }
  return { up, down, place, keep }
}

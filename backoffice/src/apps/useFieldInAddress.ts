import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Focuses the field that the address names after `#`, once its tab is shown. */
export function useFieldInAddress() {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '') return
    const frame = requestAnimationFrame(() => focusable(hash.slice(1))?.focus())
    return () => cancelAnimationFrame(frame)
    // Each visit has a key of its own: the same link may be followed twice.
  }, [hash, key])
}

/** Finds a field by its name, or another part by its id. A select shows a box beside its hidden input. */
function focusable(name: string): HTMLElement | null | undefined {
  const field = document.getElementsByName(name)[0] ?? document.getElementById(name)
  return field?.getAttribute('aria-hidden') === 'true'
    ? field.parentElement?.querySelector<HTMLElement>('[role=combobox]')
    : field
}

import { useLayoutEffect, useRef } from 'react'
import { focusIfLost } from '../layout/focusIfLost.ts'

/** Gives the focus back to the button that saves: it is disabled meanwhile, and stays so once all is saved. */
export function useFocusAfterSaving(isSaving: boolean) {
  const pressed = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (isSaving) {
      const { activeElement } = document
      pressed.current = activeElement instanceof HTMLElement ? activeElement : null
    } else if (pressed.current) {
      const button = pressed.current
      pressed.current = null
      focusIfLost(() => button)
    }
  }, [isSaving])
}

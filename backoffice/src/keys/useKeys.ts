import { useEffect } from 'react'
import { useEvent } from 'react-admin'
import { createKeyReader } from './readKey.ts'
import { useKeysOn } from './useKeysOn.ts'

/** Runs an action for a single key, unless somebody types, a dialog is open, or keys are off. */
export function useKeys(actions: Record<string, () => unknown>) {
  const [isOn] = useKeysOn()
  const act = useEvent((event: KeyboardEvent, key: string | null) => {
    const action = key === null ? undefined : actions[key]
    if (!action) return
    // Keeps the letter out of what the action opens.
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!isOn) return
    const readKey = createKeyReader()
    const listen = (event: KeyboardEvent) => act(event, readKey(event))
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn, act])
}

import { atom, onMount } from 'nanostores'
import { portal } from './portal.ts'

const read = () => portal.session.isSignedIn()

/** Follows the session in this tab and in others. */
export const $signedIn = atom(read())

onMount($signedIn, () => {
  const update = () => $signedIn.set(read())
  const unsubscribe = portal.session.subscribe(update)
  addEventListener('storage', update)
  update()
  return () => {
    unsubscribe()
    removeEventListener('storage', update)
  }
})

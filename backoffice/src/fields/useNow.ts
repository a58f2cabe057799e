import { useSyncExternalStore } from 'react'
import { portal } from '../providers/portal.ts'

const TICK_MS = 30_000

/** One clock for all that shows an age: a list of fifty starts no fifty timers. */
const listeners = new Set<() => void>()
let now = portal.serverNow()
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  now = portal.serverNow()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = portal.serverNow()
    timer = setInterval(tick, TICK_MS)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** The portal's clock, renewed every half minute so that ages and remaining times move. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now)

import { useSyncExternalStore } from 'react'
import { portal } from '../providers/portal.ts'

const TICK_MS = 30_000

/** Every age on screen shares one timer. */
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

/** Gives the portal's time, renewed every half minute. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now)

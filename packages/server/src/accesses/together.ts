import { setTimeout as wait } from 'node:timers/promises'

const TOGETHER_MS = 50

/**
 * What people decide waits a moment at the door, so that another decision that was sent at the same time is there
 * before the first is carried out, and is refused: the portal carries one out faster than it reads two (security, CO2).
 */
export const letOthersArrive = () => wait(TOGETHER_MS)

/** When a form comes alive: as soon as the browser is idle, and in a second where it never is. */
export const IDLE = { timeout: 1_000 }

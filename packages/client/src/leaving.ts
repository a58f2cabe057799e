let leaving = false
globalThis.addEventListener?.('pagehide', () => {
  leaving = true
})
globalThis.addEventListener?.('pageshow', () => {
  leaving = false
})

/** Tells whether the page is being left: its calls then fail, which says nothing about the server. */
export const isLeaving = () => leaving

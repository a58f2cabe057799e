let leaving = false
globalThis.addEventListener?.('pagehide', () => {
  leaving = true
})
globalThis.addEventListener?.('pageshow', () => {
  leaving = false
})

/** Whether the page is being left: its calls fail then, which says nothing of the server. */
export const isLeaving = () => leaving

/** Id that react-admin gives to what its skip link leads to. */
const PAGE = 'main-content'

/** Gives a focus that fell to the body, because its button or link has gone, to an element, or to the page. */
export function focusIfLost(id = PAGE) {
  // Draws first: only then does the focus fall.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const target = document.getElementById(id) ?? document.getElementById(PAGE)
      target?.setAttribute('tabindex', '-1')
      target?.focus({ preventScroll: true })
    }),
  )
}

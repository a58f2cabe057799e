/** Id that react-admin gives to what its skip link leads to. */
const PAGE = 'main-content'
const isLost = () => document.activeElement === document.body

/**
 * Gives a focus that fell to the body, because its button or link has gone, to an element.
 *
 * @param find the element, where there is one that takes it; else the page does
 */
export function focusIfLost(find: () => HTMLElement | null = () => null) {
  // Draws first: only then does the focus fall.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!isLost()) return
      find()?.focus({ preventScroll: true })
      if (!isLost()) return
      const page = document.getElementById(PAGE)
      page?.setAttribute('tabindex', '-1')
      page?.focus({ preventScroll: true })
    }),
  )
}

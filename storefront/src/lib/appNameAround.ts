/** Reads an app's name from the card, the row or the page whose control was pressed; '' outside of them. */
export const appNameAround = (control: Element): string =>
  control.closest('li, .app')?.querySelector('h1, h3')?.textContent?.trim() ?? ''

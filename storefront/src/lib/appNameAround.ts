const headingAround = (control: Element) => control.closest('li, .app')?.querySelector('h1, h3')

/** Reads an app's name from the card, the row or the page whose control was pressed; '' outside of them. */
export const appNameAround = (control: Element): string => headingAround(control)?.textContent?.trim() ?? ''

/** Reads the language of that name, where it differs from the page's. */
export const appLangAround = (control: Element) => headingAround(control)?.getAttribute('lang')

import type { STORAGE_KEYS } from '@portal/contract/rules'

/**
 * Shows the catalogue as cards or as a list, and keeps the choice where the browser allows storage.
 * `inlineScripts.ts` takes its source.
 */
export function viewSwitch(): void {
  const key = 'catalogue_view' satisfies (typeof STORAGE_KEYS)['view']
  const root = document.documentElement
  const choices = [...document.querySelectorAll<HTMLElement>('[data-view-choice]')]
  const show = (view: string) => {
    root.dataset.view = view
    for (const choice of choices) choice.ariaPressed = String(choice.dataset.viewChoice === view)
  }
  for (const choice of choices)
    choice.addEventListener('click', () => {
      const view = choice.dataset.viewChoice ?? ''
      show(view)
      try {
        localStorage.setItem(key, view)
      } catch {}
    })
  try {
    if (localStorage.getItem(key) === 'list') show('list')
  } catch {}
}

import type { STORAGE_KEYS } from '@portal/contract/rules'

const root = document.documentElement
const choices = [...document.querySelectorAll<HTMLElement>('[data-view-choice]')]

function mark() {
  const view = root.dataset.view ?? 'cards'
  for (const choice of choices) choice.ariaPressed = String(choice.dataset.viewChoice === view)
}

for (const choice of choices)
  choice.addEventListener('click', () => {
    const view = choice.dataset.viewChoice ?? 'cards'
    root.dataset.view = view
    try {
      localStorage.setItem('catalogue_view' satisfies (typeof STORAGE_KEYS)['view'], view)
    } catch {}
    mark()
  })
mark()

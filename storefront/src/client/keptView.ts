import type { STORAGE_KEYS } from '@portal/contract/rules'

/** Runs in the head of the catalogue, before the first paint: shows the view that a visitor chose. */
export function keptView(): void {
  try {
    const kept = localStorage.getItem('catalogue_view' satisfies (typeof STORAGE_KEYS)['view'])
    if (kept === 'list') document.documentElement.dataset.view = kept
  } catch {}
}

/** Empties a search by a key that Chrome has for it and Firefox has not. */
export function clearOnEscape(field: HTMLInputElement | null): void {
  field?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || field.value === '') return
    event.preventDefault()
    field.value = ''
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}

/** Saves the binder as a Markdown file. */
export function saveBinder(markdown: string, language: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([markdown], { type: 'text/markdown' }))
  link.download = `binder.${language}.md`
  link.click()
  URL.revokeObjectURL(link.href)
}

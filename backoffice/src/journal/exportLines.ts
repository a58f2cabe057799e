import type { JournalEntry } from '@portal/contract'
import type { Exporter } from 'react-admin'

/** One entry a line, as the API gives it (https://jsonlines.org): what a SIEM reads. */
export const asLines = (entries: readonly JournalEntry[]) =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

/** Saves the entries of the list as a file. */
export const exportLines: Exporter<JournalEntry> = (entries) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([asLines(entries)], { type: 'application/jsonl' }))
  link.download = 'journal.jsonl'
  link.click()
  URL.revokeObjectURL(link.href)
}

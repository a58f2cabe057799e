import { escapeHtml } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'

/** Keeps a section's mark-up, escapes the values, and turns new lines into line breaks. */
export const legalHtml = (content: string, values: Record<string, string>) =>
  interpolate(
    content,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)])),
  ).replaceAll('\n', '<br>')

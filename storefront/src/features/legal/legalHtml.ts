import { interpolate } from '@portal/messages'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A value of the configuration, safe inside a text and inside an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** A section's content as HTML: its own mark-up stays, values are escaped, a new line becomes a line break. */
export const legalHtml = (content: string, values: Record<string, string>) =>
  interpolate(
    content,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)])),
  ).replaceAll('\n', '<br>')

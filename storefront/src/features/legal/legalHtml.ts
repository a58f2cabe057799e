import { interpolate } from '@portal/messages'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a configured value for a text or an attribute. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** Keeps a section's mark-up, escapes the values, and turns new lines into line breaks. */
export const legalHtml = (content: string, values: Record<string, string>) =>
  interpolate(
    content,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)])),
  ).replaceAll('\n', '<br>')

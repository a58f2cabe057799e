import { escapeHtml } from '@portal/contract/rules'

/** Holds markup that is already safe: what `html` returns. */
export type Html = { readonly markup: string }

const toMarkup = (value: string | number | Html) =>
  typeof value === 'object' ? value.markup : escapeHtml(String(value))

/**
 * Fills a template; values are escaped unless they come from `html` themselves.
 *
 * @example html`<h1>${name}</h1>`.markup
 */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | number | Html)[]): Html => ({
  markup: parts
    .map((part, index) => part + (index < values.length ? toMarkup(values[index] ?? '') : ''))
    .join(''),
})

/** Puts pieces of markup one after the other. */
export const join = (parts: readonly Html[]): Html => ({
  markup: parts.map(({ markup }) => markup).join('\n'),
})

import { interpolate } from '@portal/messages'
import { PERSONAL, PURPOSES, type Purpose } from './columns.ts'
import { tableOf } from './markdown.ts'
import type { BinderTexts } from './texts.ts'

/** The sheet for the register: each purpose with its columns, legal basis and retention. */
export function registerOf(t: BinderTexts, idleMonths: number): string {
  const account = idleMonths === 0 ? t.idleNever : interpolate(t.idle, { months: idleMonths })
  const rows = PURPOSES.map((purpose) => {
    const { title, basis, kept } = t.purposes[purpose]
    return [title, columnsOf(purpose), basis, purpose === 'account' ? account : kept]
  })
  return `${t.registerHelp}\n\n${tableOf([t.purpose, t.columns, t.basis, t.kept], rows)}`
}

/** `users`: email, nom; `outbox`: recipient */
const columnsOf = (purpose: Purpose) =>
  Object.entries(PERSONAL)
    .map(
      ([table, columns]) => [table, Object.keys(columns).filter((one) => columns[one] === purpose)] as const,
    )
    .filter(([, columns]) => columns.length > 0)
    .map(([table, columns]) => `\`${table}\`: ${columns.join(', ')}`)
    .join('; ')

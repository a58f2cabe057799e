import { APP_COLUMNS, type AppColumn } from '@portal/contract/rules'
import { parseCsv } from '../../csv/parseCsv.ts'

type Given = Record<string, unknown>
/** The apps of a file, and where each stands: its line, or its number in JSON. */
export type Transfer = { kind: 'csv' | 'json'; apps: Given[]; places: number[] }

/** Reads the apps of a JSON or CSV file; `null` when it is neither. */
export function readTransfer(text: string): Transfer | null {
  const transfer = /^\s*[[{]/.test(text.replace(/^\ufeff/, '')) ? readJson(text) : readCsv(text)
  return transfer.apps.length > 0 ? transfer : null
}

function readJson(text: string): Transfer {
  const apps = parsed(text.replace(/^\ufeff/, ''))
  return { kind: 'json', apps, places: apps.map((_app, index) => index + 1) }
}

function parsed(text: string): Given[] {
  try {
    const content: unknown = JSON.parse(text)
    return Array.isArray(content) && content.every((one) => typeof one === 'object' && one !== null)
      ? content
      : []
  } catch {
    return []
  }
}

function readCsv(text: string): Transfer {
  const [head, ...rows] = parseCsv(text)
  const names = head?.cells.map((name) => name.trim()) ?? []
  const apps = names.includes('code')
    ? rows.map(({ cells }) =>
        Object.fromEntries(names.flatMap((name, index) => cellOf(name, cells[index] ?? ''))),
      )
    : []
  return { kind: 'csv', apps, places: rows.map(({ line }) => line) }
}

/** Gives a cell its type. An empty one empties a text; a choice or a switch stays as it is. */
function cellOf(name: string, cell: string): [string, unknown][] {
  const kind = isColumn(name) ? APP_COLUMNS[name].kind : 'code'
  if (kind === 'code') return cell === '' ? [] : [[name, cell]]
  if (kind === 'text' || kind === 'url') return [[name, cell === '' ? null : cell]]
  if (cell === '') return []
  if (kind === 'flag') return [[name, cell === 'true' || cell === 'false' ? cell === 'true' : cell]]
  return [[name, /^\d+$/.test(cell) ? Number(cell) : cell]]
}

const isColumn = (name: string): name is AppColumn => Object.hasOwn(APP_COLUMNS, name)

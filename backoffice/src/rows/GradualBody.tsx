import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { DataTableBody, DataTableDataContext, useDataTableDataContext } from 'react-admin'
import { NamedRow } from './NamedRow.tsx'

/** Rows that one frame has time to draw. */
const STEP = 6

/**
 * Draws react-admin's table body a few rows a frame: fifty at once block the browser for a third of a
 * second. Rows that are drawn stay, whatever the list shows next.
 */
export const GradualBody = ({ children }: { children?: ReactNode }) => {
  const rows = useDataTableDataContext()
  const [count, setCount] = useState(STEP)
  const isWhole = rows === undefined || count >= rows.length
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount(count + STEP))
  }, [isWhole, count])
  return (
    <DataTableDataContext value={isWhole ? rows : rows.slice(0, count)}>
      <DataTableBody row={NamedRow}>{children}</DataTableBody>
    </DataTableDataContext>
  )
}

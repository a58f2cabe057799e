import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { DataTableBody, DataTableDataContext, useDataTableDataContext } from 'react-admin'

/** Rows that one frame has the time to add. */
const STEP = 6

/**
 * react-admin's table body, its rows drawn a few at a time: fifty at once keep the first from being seen and the
 * browser from answering for a third of a second. Rows that are drawn stay, whatever the list shows next.
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
      <DataTableBody>{children}</DataTableBody>
    </DataTableDataContext>
  )
}

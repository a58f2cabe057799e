import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { DataTableBody, DataTableDataContext, useDataTableDataContext } from 'react-admin'

/** No row is lower (px), and so much of the screen stands above them. */
const ROW_PX = 57
const ABOVE_PX = 240
/** Rows that one frame has the time to add. */
const STEP = 6

const firstScreen = () => Math.max(STEP, Math.ceil((window.innerHeight - ABOVE_PX) / ROW_PX))

/**
 * react-admin's table body, the rows below the first screen drawn a few at a time: fifty at once keep the
 * browser from answering for a third of a second. Rows that are drawn stay, whatever the list shows next.
 */
export const GradualBody = ({ children }: { children?: ReactNode }) => {
  const rows = useDataTableDataContext()
  const [count, setCount] = useState(firstScreen)
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

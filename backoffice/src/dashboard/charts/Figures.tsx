import { type Theme, useMediaQuery } from '@mui/material'
import { FigureList } from './FigureList.tsx'
import { FigureTable } from './FigureTable.tsx'
import type { FigureRowsProps } from './figureRows.ts'

/** Columns for which a phone has room. */
const NARROW = 4

/** Shows figures as a table, or beneath each other where a phone has no room for its columns. */
export const Figures = (props: FigureRowsProps) => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return isPhone && props.headings.length > NARROW ? <FigureList {...props} /> : <FigureTable {...props} />
}

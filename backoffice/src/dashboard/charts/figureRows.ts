import type { To } from 'react-router-dom'

/** A figure, and the list of what it counts where there is one. */
export type Figure = { value: number; to?: To | undefined }
export type FigureRow = {
  key: string | number
  name: string
  figures: Figure[]
}
export type FigureRowsProps = {
  /** The rows' own, then one for each figure. */
  headings: string[]
  rows: FigureRow[]
}

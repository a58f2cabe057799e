import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { FigureValue } from './FigureValue.tsx'
import type { FigureRowsProps } from './figureRows.ts'

export const FigureTable = ({ headings, rows }: FigureRowsProps) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        {headings.map((heading, index) => (
          <TableCell key={heading} align={index === 0 ? 'left' : 'right'}>
            {heading}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ key, name, figures }) => (
        <TableRow key={key}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          {figures.map((figure, index) => (
            <TableCell key={headings[index + 1]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              <FigureValue {...figure} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
)

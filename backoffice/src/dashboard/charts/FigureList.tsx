import { Box, Typography } from '@mui/material'
import { FigureValue } from './FigureValue.tsx'
import type { FigureRowsProps } from './figureRows.ts'

/** Shows wide rows beneath each other, for a phone. */
export const FigureList = ({ headings, rows }: FigureRowsProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, mt: 1 }}>
    {rows.map(({ key, name, figures }) => (
      <li key={key}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {figures.map((figure, index) => (
            <Box key={headings[index + 1]} sx={{ display: 'flex', gap: 0.5, typography: 'body2' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {headings[index + 1]}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <FigureValue {...figure} />
              </Box>
            </Box>
          ))}
        </Box>
      </li>
    ))}
  </Box>
)

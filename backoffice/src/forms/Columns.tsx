import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Puts inputs side by side where there is room; `full` children take the whole width. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      width: '100%',
      maxWidth: 880,
      display: 'grid',
      columnGap: 3,
      rowGap: 1,
      pt: 1,
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      alignItems: 'start',
      '& > .full': { gridColumn: '1 / -1' },
    }}
  >
    {children}
  </Box>
)

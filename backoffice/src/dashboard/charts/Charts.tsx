import { Box } from '@mui/material'
import type { Statistics } from '@portal/contract'
import { ByApp } from './ByApp.tsx'
import { ByCategory } from './ByCategory.tsx'
import { OverTime } from './OverTime.tsx'

const Charts = ({ statistics }: { statistics: Statistics }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
      '& > :first-of-type': { gridColumn: '1 / -1' },
    }}
  >
    <OverTime statistics={statistics} />
    <ByApp statistics={statistics} />
    <ByCategory statistics={statistics} />
  </Box>
)
export default Charts

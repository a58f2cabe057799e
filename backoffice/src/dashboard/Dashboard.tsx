import { Box, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Title } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { portal } from '../providers/portal.ts'
import { Activity } from './Activity.tsx'
import { Attention } from './Attention.tsx'
import { CatalogueDemand } from './catalogue/CatalogueDemand.tsx'
import { RangeSelect } from './RangeSelect.tsx'
import { lastDays } from './range.ts'

const FIRST_SHOWN_DAYS = 30

const Dashboard = ({ waiting }: { waiting: ReactNode }) => {
  const t = useSentence()
  const [range, setRange] = useState(() => lastDays(FIRST_SHOWN_DAYS, portal.serverNow()))
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 2, minWidth: 0 }}>
      <Title title={t('dashboard.title')} />
      <Attention waiting={waiting} />
      <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            gap: 2,
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Typography variant="h2">{t('dashboard.activity')}</Typography>
          <RangeSelect value={range} onChange={setRange} />
        </Box>
        <Activity range={range} />
      </Box>
      <CatalogueDemand />
    </Box>
  )
}
export default Dashboard

import Add from '@mui/icons-material/Add'
import SwapVert from '@mui/icons-material/SwapVert'
import { Box, Button, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { useSentence } from '../../providers/i18nProvider.ts'
import { CatalogueDemand } from '../catalogue/CatalogueDemand.tsx'
import { FailedPublication } from '../FailedPublication.tsx'
import { LatestApps } from './LatestApps.tsx'
import { ToComplete } from './ToComplete.tsx'

/** An editor's first page: what the catalogue lacks, what changed last, and the two usual acts. */
const EditorHub = () => {
  const t = useSentence()
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 2, minWidth: 0 }}>
      <Title title={t('dashboard.title')} />
      <FailedPublication />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to="/manageapps/create" variant="contained" startIcon={<Add />}>
          {t('appsAdmin.resource.page.create')}
        </Button>
        <Button component={Link} to="/manageapps/order" variant="outlined" startIcon={<SwapVert />}>
          {t('appsAdmin.order.title')}
        </Button>
      </Box>
      <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Typography variant="h2">{t('dashboard.editor.toComplete')}</Typography>
        <ToComplete />
      </Box>
      <CatalogueDemand />
      <LatestApps />
    </Box>
  )
}
export default EditorHub

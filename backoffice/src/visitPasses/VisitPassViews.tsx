import { Box } from '@mui/material'
import { VISIT_STATES } from '@portal/contract/rules'
import { ViewChips } from '../fields/ViewChips.tsx'
import { useSentence } from '../providers/i18nProvider.ts'

export const VisitPassViews = () => {
  const t = useSentence()
  const states = VISIT_STATES.map((state) => ({
    name: state,
    label: t(`visitPassesAdmin.state.${state}`),
    filter: { state },
  }))
  const all = { name: 'all', label: t('visitPassesAdmin.all'), filter: {} }
  return (
    <Box sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}>
      <ViewChips label={t('visitPassesAdmin.views')} views={[all, ...states]} fields={['state']} />
    </Box>
  )
}

import { Box } from '@mui/material'
import { ViewChips } from '../fields/ViewChips.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { VIEW_FIELDS, VIEWS } from './views.ts'

export const RequestViews = () => {
  const t = useSentence()
  const views = VIEWS.map((view) => ({ ...view, label: t(`requestsAdmin.views.${view.name}`) }))
  return (
    <Box sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}>
      <ViewChips label={t('requestsAdmin.views.label')} views={views} fields={VIEW_FIELDS} />
    </Box>
  )
}

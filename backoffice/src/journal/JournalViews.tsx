import { Box } from '@mui/material'
import { ViewChips } from '../fields/ViewChips.tsx'
import { useSentence } from '../providers/i18nProvider.ts'

const VIEWS = [
  { name: 'all', filter: {} },
  { name: 'access', filter: { object: 'access' } },
  { name: 'person', filter: { object: 'person' } },
  { name: 'app', filter: { object: 'app' } },
  { name: 'parameter', filter: { object: 'parameter' } },
  { name: 'refused', filter: { kind: 'signin.failed' } },
] as const

export const JournalViews = () => {
  const t = useSentence()
  const views = VIEWS.map((view) => ({ ...view, label: t(`journalAdmin.views.${view.name}`) }))
  return (
    <Box sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}>
      <ViewChips label={t('console.views')} views={views} fields={['object', 'kind']} />
    </Box>
  )
}

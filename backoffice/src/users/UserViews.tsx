import { Box } from '@mui/material'
import { UserStatus } from '@portal/contract/rules'
import { ViewChips } from '../fields/ViewChips.tsx'
import { useSentence } from '../providers/i18nProvider.ts'

const VIEWS = [
  { name: 'all', filter: {}, counted: false },
  { name: 'toValidate', filter: { status: UserStatus.toValidate }, counted: true },
  { name: 'admins', filter: { role: 'ADMIN' }, counted: false },
  { name: 'editors', filter: { role: 'EDITOR' }, counted: false },
  { name: 'blocked', filter: { status: UserStatus.blocked }, counted: false },
] as const

export const UserViews = () => {
  const t = useSentence()
  const views = VIEWS.map((view) => ({ ...view, label: t(`usersAdmin.views.${view.name}`) }))
  return (
    <Box sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}>
      <ViewChips label={t('console.views')} views={views} fields={['status', 'role']} />
    </Box>
  )
}

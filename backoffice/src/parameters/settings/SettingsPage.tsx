import TableRows from '@mui/icons-material/TableRows'
import { Box, Button, Typography } from '@mui/material'
import type { Parameter } from '@portal/contract'
import { PAGE_MAX, PARAMETER_GROUPS } from '@portal/contract/rules'
import { useState } from 'react'
import { Loading, Title, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { LeaveGuard } from '../../forms/LeaveGuard.tsx'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'
import { SettingsGroup } from './SettingsGroup.tsx'

const ALL = {
  pagination: { page: 1, perPage: PAGE_MAX },
  sort: { field: 'parameter_name', order: 'ASC' },
} as const

/** The portal's parameters as sentences, switches and fields; each is saved by itself. */
const SettingsPage = () => {
  const t = useSentence()
  const { data, error, refetch } = useGetList<Parameter>('parameters', ALL)
  /** Names of the settings whose entries are not saved. */
  const [typed, setTyped] = useState<readonly string[]>([])
  const onTyped = (name: string, isTyped: boolean) =>
    setTyped((names) => [...names.filter((one) => one !== name), ...(isTyped ? [name] : [])])
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 2, pb: 4, maxWidth: 880 }}>
      <Title title={t('parametersAdmin.settings.title')} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 280px' }}>
          {t('parametersAdmin.settings.help')}
        </Typography>
        <Button component={Link} to="/parameters/advanced" variant="outlined" startIcon={<TableRows />}>
          {t('parametersAdmin.advanced.title')}
        </Button>
      </Box>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {data &&
        PARAMETER_GROUPS.map((group) => (
          <SettingsGroup
            key={group}
            group={group}
            parameters={data}
            onTyped={onTyped}
            onConflict={() => void refetch()}
          />
        ))}
      <LeaveGuard isAtRisk={typed.length > 0} />
    </Box>
  )
}
export default SettingsPage

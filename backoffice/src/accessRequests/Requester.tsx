import { Box, Typography } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

/** Who asks, and for which house. */
export const Requester = () => {
  const t = useSentence()
  const access = useRecordContext<AdminAccess>()
  if (!access) return null
  const name = `${access.prenom ?? ''} ${access.nom ?? ''}`.trim()
  const house = [access.organisation, access.fonction].filter(Boolean).join(' · ')
  return (
    <Box sx={{ minWidth: 168 }}>
      <Typography variant="body2" fontWeight={600}>
        {name || t('requestsAdmin.anonymous')}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {house || access.email}
      </Typography>
    </Box>
  )
}

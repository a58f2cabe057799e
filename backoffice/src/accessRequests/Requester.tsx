import { Box, Typography } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { RecordName } from '../fields/RecordName.tsx'
import { useSentence } from '../providers/i18nProvider.ts'

/** Who asks, and for which house; in a list the way to the request. */
export const Requester = ({ isLink = true }: { isLink?: boolean }) => {
  const t = useSentence()
  const access = useRecordContext<AdminAccess>()
  if (!access) return null
  const name = `${access.prenom ?? ''} ${access.nom ?? ''}`.trim()
  const house = [access.organisation, access.fonction].filter(Boolean).join(' · ')
  return (
    <Box sx={{ minWidth: 168 }}>
      <RecordName isLink={isLink}>{name || t('requestsAdmin.anonymous')}</RecordName>
      <Typography variant="caption" color="text.secondary">
        {house || access.email}
      </Typography>
    </Box>
  )
}

import { Box, Typography } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { RecordName } from '../fields/RecordName.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { currentLanguage } from '../providers/language.ts'

/** Who asks, and for which house; in a list the way to the request. */
export const Requester = ({ isLink = true }: { isLink?: boolean }) => {
  const t = useSentence()
  const access = useRecordContext<AdminAccess>()
  if (!access) return null
  const name = `${access.prenom ?? ''} ${access.nom ?? ''}`.trim()
  const house = [access.organisation, access.fonction].filter(Boolean).join(' · ')
  return (
    <Box sx={{ minWidth: { xs: 112, sm: 168 } }}>
      <RecordName isLink={isLink}>{name || t('requestsAdmin.anonymous')}</RecordName>
      {isLink && (
        // A phone shows no other column without scrolling sideways.
        <Typography variant="body2" sx={{ display: { sm: 'none' } }}>
          {localized(currentLanguage(), access.name, access.name_en)}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {house || access.email}
      </Typography>
    </Box>
  )
}

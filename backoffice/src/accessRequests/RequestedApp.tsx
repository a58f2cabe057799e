import { Box, Typography } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { RecordName } from '../fields/RecordName.tsx'
import { currentLanguage } from '../providers/language.ts'

/** What is asked for; the way to the request where it is what tells requests apart. */
export const RequestedApp = ({ isLink = false }: { isLink?: boolean }) => {
  const access = useRecordContext<AdminAccess>()
  if (!access) return null
  const name = localized(currentLanguage(), access.name, access.name_en)
  return (
    <Box sx={{ minWidth: 112 }}>
      {isLink ? (
        <RecordName>{name}</RecordName>
      ) : (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary">
        {access.app_code}
      </Typography>
    </Box>
  )
}

import { Box, Typography } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { currentLanguage } from '../providers/language.ts'

export const RequestedApp = () => {
  const access = useRecordContext<AdminAccess>()
  return (
    access && (
      <Box sx={{ minWidth: 112 }}>
        <Typography variant="body2">{localized(currentLanguage(), access.name, access.name_en)}</Typography>
        <Typography variant="caption" color="text.secondary">
          {access.app_code}
        </Typography>
      </Box>
    )
  )
}

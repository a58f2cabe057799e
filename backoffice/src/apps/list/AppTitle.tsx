import { Box, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { currentLanguage } from '../../providers/language.ts'

export const AppTitle = () => {
  const app = useRecordContext<AdminApp>()
  return (
    app && (
      <Box sx={{ minWidth: 128 }}>
        <Typography variant="body2" fontWeight={600}>
          {localized(currentLanguage(), app.name, app.name_en)}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {app.code}
        </Typography>
      </Box>
    )
  )
}

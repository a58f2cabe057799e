import { Box, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { localized } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { RecordName } from '../../fields/RecordName.tsx'
import { currentLanguage } from '../../providers/language.ts'

export const AppTitle = ({ isLink = true }: { isLink?: boolean }) => {
  const app = useRecordContext<AdminApp>()
  return (
    app && (
      <Box sx={{ minWidth: 128 }}>
        <RecordName isLink={isLink}>{localized(currentLanguage(), app.name, app.name_en)}</RecordName>
        <Typography variant="caption" color="text.secondary">
          {app.code}
        </Typography>
      </Box>
    )
  )
}

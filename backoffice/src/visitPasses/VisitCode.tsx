import Autorenew from '@mui/icons-material/Autorenew'
import Print from '@mui/icons-material/PrintOutlined'
import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import type { VisitPassDetail } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { errorMessage } from '../providers/httpErrors.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { writtenDate } from '../providers/writtenDate.ts'

/** Leads to the page for print, and renews the key. */
export const VisitCode = () => {
  const t = useSentence()
  const pass = useRecordContext<VisitPassDetail>()
  const { renewVisitKey } = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const renewal = useMutation({
    mutationFn: renewVisitKey,
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
    onSuccess: () => {
      notify('visitPassesAdmin.code.renewed', { type: 'success' })
      refresh()
    },
    onSettled: () => setAsking(false),
  })
  if (!pass) return null
  return (
    <Box component="section" sx={{ p: 2, maxWidth: 752 }}>
      <Typography variant="h3" component="h2">
        {t('visitPassesAdmin.code.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {t('visitPassesAdmin.code.help')}
        {pass.renewed_at &&
          ` ${t('visitPassesAdmin.code.renewedAt', { date: writtenDate(pass.renewed_at) })}`}
      </Typography>
      <TextField
        label={t('visitPassesAdmin.code.address')}
        value={pass.address ?? ''}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button
          variant="contained"
          startIcon={<Print />}
          component={Link}
          to={`/visitpasses/${pass.id}/print`}
        >
          {t('visitPassesAdmin.code.print')}
        </Button>
        <Button variant="outlined" startIcon={<Autorenew />} onClick={() => setAsking(true)}>
          {t('visitPassesAdmin.code.renew')}
        </Button>
      </Stack>
      <Confirm
        isOpen={asking}
        loading={renewal.isPending}
        title={t('visitPassesAdmin.code.ask')}
        content={t('visitPassesAdmin.code.confirm')}
        confirm={t('visitPassesAdmin.code.renew')}
        cancel={t('console.cancel')}
        onConfirm={() => renewal.mutate(pass.id)}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}

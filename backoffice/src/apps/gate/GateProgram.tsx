import Download from '@mui/icons-material/Download'
import FactCheck from '@mui/icons-material/FactCheck'
import { Box, Button, Stack, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { useState } from 'react'
import { useSentence } from '../../providers/i18nProvider.ts'
import { CheckDialog } from './CheckDialog.tsx'
import { CopyField } from './CopyField.tsx'
import { GateState } from './GateState.tsx'
import { gateCommand, secretFile, UPSTREAM } from './gateCommand.ts'

/** Lies beside the console's own files, written by its build. */
const DOWNLOAD = '/admin/portal-gate.mjs'

/** Offers the gate's program with its command line, and proves that it does its work. */
export const GateProgram = ({ app }: { app: AdminApp }) => {
  const t = useSentence()
  const [checking, setChecking] = useState(false)
  const [verifiedAt, setVerifiedAt] = useState(app.verified_at)
  return (
    <Box component="section">
      <Typography variant="h3" component="h2">
        {t('appsAdmin.gate.title')}
      </Typography>
      <GateState downSince={app.down_since} verifiedAt={verifiedAt} />
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {t('appsAdmin.gate.help')}
      </Typography>
      <CopyField
        label={t('appsAdmin.gate.command')}
        value={gateCommand(app, window.location.origin)}
        multiline
      />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('appsAdmin.gate.commandHelp', { file: secretFile(app), upstream: UPSTREAM })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<Download />} href={DOWNLOAD} download>
          {t('appsAdmin.gate.download')}
        </Button>
        {app.url && (
          <Button variant="outlined" startIcon={<FactCheck />} onClick={() => setChecking(true)}>
            {t('appsAdmin.check.button')}
          </Button>
        )}
      </Stack>
      {checking && <CheckDialog app={app} onVerified={setVerifiedAt} onClose={() => setChecking(false)} />}
    </Box>
  )
}

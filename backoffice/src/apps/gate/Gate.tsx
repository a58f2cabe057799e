import { Box } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { Credentials } from './Credentials.tsx'
import { GateProgram } from './GateProgram.tsx'

/** Leads from nothing to a gated demo: credentials, the program and its command, the proof. */
export const Gate = () => {
  const app = useRecordContext<AdminApp>()
  if (!app) return null
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3, width: '100%', maxWidth: 880 }}>
      <Credentials app={app} />
      <GateProgram app={app} />
    </Box>
  )
}

import { Box, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { useRef } from 'react'
import { Loading, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useSentence } from '../../providers/i18nProvider.ts'
import { Change } from './Change.tsx'
import { isCurrent, useHistory } from './useHistory.ts'

/** Shows what was done to the app, newest first, with a way to take each change back. */
const AppHistory = () => {
  const app = useRecordContext<AdminApp>()
  return app ? <Changes app={app} /> : null
}
export default AppHistory

const Changes = ({ app }: { app: AdminApp }) => {
  const t = useSentence()
  const { dirtyFields } = useFormState()
  const list = useRef<HTMLOListElement>(null)
  // The pressed button is gone, so the list takes the focus.
  const { history, undoing } = useHistory(app, () => list.current?.focus())
  const { data, error, refetch } = history
  // Reading the app again would replace what was typed.
  const isTyped = Object.keys(dirtyFields).length > 0
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return (
    <Box sx={{ width: '100%', maxWidth: 880 }}>
      <Typography variant="body2" color="text.secondary">
        {t(data.length > 0 ? 'appsAdmin.history.help' : 'appsAdmin.history.none')}
      </Typography>
      <Box
        component="ol"
        ref={list}
        tabIndex={-1}
        aria-label={t('appsAdmin.tabs.history')}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {data.map((change) => (
          <Change
            key={change.id}
            change={change}
            obstacle={isCurrent(change, app) ? (isTyped ? 'unsaved' : undefined) : 'overtaken'}
            isBusy={undoing.isPending && undoing.variables === change.id}
            onUndo={() => undoing.mutate(change.id)}
          />
        ))}
      </Box>
    </Box>
  )
}

import Logout from '@mui/icons-material/Logout'
import { Button } from '@mui/material'
import type { User } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useDataProvider, useNotify, useRecordContext } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { errorMessage } from '../providers/httpErrors.ts'
import { useSentence } from '../providers/i18nProvider.ts'

export const EndSessionsButton = () => {
  const t = useSentence()
  const user = useRecordContext<User>()
  const { endSessions } = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const end = useMutation({
    mutationFn: endSessions,
    onSuccess: () => notify('usersAdmin.sessions.done', { type: 'success' }),
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
    onSettled: () => setAsking(false),
  })
  if (!user) return null
  return (
    <>
      <Button variant="outlined" startIcon={<Logout />} onClick={() => setAsking(true)}>
        {t('usersAdmin.sessions.button')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={end.isPending}
        title={t('usersAdmin.sessions.title', { name: `${user.prenom} ${user.nom}` })}
        content={t('usersAdmin.sessions.text')}
        confirm={t('usersAdmin.sessions.button')}
        cancel={t('console.cancel')}
        onConfirm={() => end.mutate(user.id)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

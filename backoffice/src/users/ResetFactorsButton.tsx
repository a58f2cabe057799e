import LockReset from '@mui/icons-material/LockReset'
import { Button } from '@mui/material'
import type { User } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  Confirm,
  useDataProvider,
  useGetIdentity,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import { focusIfLost } from '../layout/focusIfLost.ts'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { errorMessage } from '../providers/httpErrors.ts'
import { useSentence } from '../providers/i18nProvider.ts'

/** Takes away the factors of somebody who lost them; one's own are on the account page. */
export const ResetFactorsButton = () => {
  const t = useSentence()
  const user = useRecordContext<User>()
  const { resetFactors } = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { identity } = useGetIdentity()
  const [asking, setAsking] = useState(false)
  const reset = useMutation({
    mutationFn: resetFactors,
    onSuccess: () => {
      notify('usersAdmin.factor.done', { type: 'success' })
      refresh()
    },
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
    onSettled: () => setAsking(false),
  })
  const hasFactor = user?.second_factor === true
  // The button goes with the factors, once the account was read again.
  useEffect(() => {
    if (reset.isSuccess && !hasFactor) focusIfLost()
  }, [reset.isSuccess, hasFactor])
  if (!hasFactor || user.id === identity?.id) return null
  return (
    <>
      <Button variant="outlined" startIcon={<LockReset />} onClick={() => setAsking(true)}>
        {t('usersAdmin.factor.reset')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={reset.isPending}
        title={t('usersAdmin.factor.title', { name: `${user.prenom} ${user.nom}` })}
        content={t('usersAdmin.factor.text')}
        confirm={t('usersAdmin.factor.reset')}
        cancel={t('console.cancel')}
        onConfirm={() => reset.mutate(user.id)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

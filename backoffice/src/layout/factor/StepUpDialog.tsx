import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { factorCalls, methodsOf } from '@portal/client/factors'
import { useQuery } from '@tanstack/react-query'
import { useSentence } from '../../providers/i18nProvider.ts'
import { portal } from '../../providers/portal.ts'
import { stepUp } from '../../providers/stepUp.ts'
import { FactorForm } from './FactorForm.tsx'
import { factorFailure } from './factorFailure.ts'

const calls = factorCalls(portal.call)

/** Asks for the second factor, for an act that waits; nothing that was typed is lost. */
const StepUpDialog = () => {
  const t = useSentence()
  const { data: factors, error } = useQuery({ queryKey: ['factors'], queryFn: calls.read, staleTime: 0 })
  const giveUp = () => stepUp.giveUp(new Error(t('console.stepUpGivenUp')))
  const cancel = <Button onClick={giveUp}>{t('console.cancel')}</Button>
  return (
    <Dialog open onClose={giveUp} aria-labelledby="step-up-title" maxWidth="xs" fullWidth>
      <DialogTitle id="step-up-title">{t('showFactor.stepUpTitle')}</DialogTitle>
      {factors ? (
        <FactorForm
          methods={methodsOf(factors)}
          text={t('showFactor.stepUpText')}
          askPasskey={calls.askPasskey}
          show={async (shown) => {
            await calls.check(shown)
            stepUp.resume()
          }}
        >
          {cancel}
        </FactorForm>
      ) : (
        <>
          <DialogContent>
            {error ? <Alert severity="error">{factorFailure(error, t)}</Alert> : t('common.loading')}
          </DialogContent>
          <DialogActions>{cancel}</DialogActions>
        </>
      )}
    </Dialog>
  )
}

export default StepUpDialog

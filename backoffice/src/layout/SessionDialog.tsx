import { Button, Dialog, DialogTitle } from '@mui/material'
import { type ApiError, isApiError } from '@portal/client'
import { useEffect, useState } from 'react'
import { useSentence } from '../providers/i18nProvider.ts'
import { consoleRole, portal } from '../providers/portal.ts'
import { reentry } from '../providers/reentry.ts'
import { FactorForm } from './factor/FactorForm.tsx'
import { SessionForm } from './SessionForm.tsx'

/** Asks for the password when the session ended; waiting calls then go on. */
const SessionDialog = () => {
  const t = useSentence()
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<ApiError['factor']>()
  useSignInElsewhere()

  const enter = () => {
    setAsked(undefined)
    setError(undefined)
    if (consoleRole()) reentry.resume()
    else setError(t('console.session.otherAccount'))
  }

  const orBack = async <Answer,>(call: Promise<Answer>) => {
    try {
      return await call
    } catch (failure) {
      if (isApiError(failure, 'factor_ticket_over')) {
        setAsked(undefined)
        setError(t('showFactor.over'))
      }
      throw failure
    }
  }
  return (
    <Dialog open aria-labelledby="session-title" maxWidth="xs" fullWidth>
      {asked ? (
        <>
          <DialogTitle id="session-title">{t('console.session.title')}</DialogTitle>
          <FactorForm
            methods={asked.methods}
            text={t('showFactor.intro')}
            askPasskey={() =>
              orBack(portal.open('POST /v1/token/factor/options/', { body: { factor_ticket: asked.ticket } }))
            }
            show={(shown) =>
              orBack(portal.tokens.showFactor({ factor_ticket: asked.ticket, ...shown })).then(enter)
            }
          >
            <Button onClick={() => setAsked(undefined)}>{t('showFactor.back')}</Button>
          </FactorForm>
        </>
      ) : (
        <SessionForm error={error} onSignedIn={enter} onFactorAsked={setAsked} onError={setError} />
      )}
    </Dialog>
  )
}

export default SessionDialog

/** Takes over a sign-in from another tab of this browser. */
function useSignInElsewhere() {
  useEffect(() => {
    const look = () => {
      if (portal.session.isSignedIn() && consoleRole()) reentry.resume()
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [])
}

import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { type ApiError, isApiError } from '@portal/client'
import { type FormEvent, useEffect, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { consoleRole, portal, signinAddress } from '../providers/portal.ts'
import { reentry } from '../providers/reentry.ts'
import { CompanyButton } from './CompanyButton.tsx'
import { FactorForm } from './factor/FactorForm.tsx'

/** Asks for the password when the session ended; waiting calls then go on. */
const SessionDialog = () => {
  const t = useSentence()
  const { identity } = useGetIdentity()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<ApiError['factor']>()
  useSignInElsewhere()

  const enter = () => {
    setAsked(undefined)
    setError(undefined)
    if (consoleRole()) reentry.resume()
    else setError(t('console.session.otherAccount'))
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const credentials = { email: String(form.get('email')), password: String(form.get('password')) }
      await portal.tokens.signIn(credentials)
      enter()
    } catch (failure) {
      if (isApiError(failure) && failure.factor) setAsked(failure.factor)
      else setError(isApiError(failure, 'network') ? t('common.networkError') : t('signin.errorIdentify'))
    } finally {
      setBusy(false)
    }
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
  if (asked)
    return (
      <Dialog open aria-labelledby="session-title" maxWidth="xs" fullWidth>
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
      </Dialog>
    )
  return (
    <Dialog open aria-labelledby="session-title" maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id="session-title">{t('console.session.title')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{t('console.session.text')}</Typography>
          {error && <Alert severity="error">{error}</Alert>}
          <TextField
            name="email"
            type="email"
            label={t('console.session.email')}
            defaultValue={identity?.email}
            autoComplete="username"
            required
          />
          <TextField
            name="password"
            type="password"
            label={t('console.session.password')}
            autoComplete="current-password"
            autoFocus
            required
          />
        </DialogContent>
        <DialogActions>
          <CompanyButton />
          <Button href={signinAddress()}>{t('console.session.leave')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t('console.session.submit')}
          </Button>
        </DialogActions>
      </form>
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

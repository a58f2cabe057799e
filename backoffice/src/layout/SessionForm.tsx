import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { type ApiError, isApiError } from '@portal/client'
import { type FormEvent, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { portal, signinAddress } from '../providers/portal.ts'
import { CompanyButton } from './CompanyButton.tsx'

type SessionFormProps = {
  error: string | undefined
  onSignedIn: () => void
  /** The password was right, and a second factor is wanted. */
  onFactorAsked: (factor: NonNullable<ApiError['factor']>) => void
  onError: (sentence: string) => void
}

/** Asks for e-mail and password of the session that ended. */
export const SessionForm = ({ error, onSignedIn, onFactorAsked, onError }: SessionFormProps) => {
  const t = useSentence()
  const { identity } = useGetIdentity()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const credentials = { email: String(form.get('email')), password: String(form.get('password')) }
      await portal.tokens.signIn(credentials)
      onSignedIn()
    } catch (failure) {
      if (isApiError(failure) && failure.factor) onFactorAsked(failure.factor)
      else onError(isApiError(failure, 'network') ? t('common.networkError') : t('signin.errorIdentify'))
    } finally {
      setBusy(false)
    }
  }

  return (
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
  )
}

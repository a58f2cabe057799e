import { Alert, Button, DialogActions, DialogContent, TextField, Typography } from '@mui/material'
import { hasPasskeys, showPasskey } from '@portal/client/passkeys'
import type { PasskeyAnswer, PasskeyRequest } from '@portal/contract'
import type { FactorMethod } from '@portal/contract/rules'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useSentence } from '../../providers/i18nProvider.ts'
import { factorFailure } from './factorFailure.ts'

type Shown = { code: string } | { recovery: string } | { passkey: PasskeyAnswer }
type FactorFormProps = {
  /** The ways that are open, the easiest first. */
  methods: readonly FactorMethod[]
  text: string
  askPasskey: () => Promise<PasskeyRequest>
  show: (shown: Shown) => Promise<unknown>
  /** Ways out of the dialog. */
  children: ReactNode
}

/** Asks for a second factor in one way at a time, within a dialog. */
export const FactorForm = ({ methods, text, askPasskey, show, children }: FactorFormProps) => {
  const t = useSentence()
  const usable = methods.filter((method) => method !== 'passkey' || hasPasskeys())
  const [way, setWay] = useState(usable[0])
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const choose = (method: FactorMethod) => {
    setError(undefined)
    setWay(method)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const typed = String(new FormData(event.currentTarget).get('typed') ?? '').replace(/\s/g, '')
    setError(undefined)
    setBusy(true)
    try {
      if (way === 'passkey') await show({ passkey: await showPasskey(await askPasskey()) })
      else await show(way === 'code' ? { code: typed } : { recovery: typed })
    } catch (failure) {
      setError(factorFailure(failure, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={submit}>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{text}</Typography>
        {way === 'passkey' && error && <Alert severity="error">{error}</Alert>}
        {way === 'passkey' && <Typography>{t('showFactor.passkeyLead')}</Typography>}
        {way === undefined && <Alert severity="warning">{t('showFactor.passkeyUnsupported')}</Alert>}
        {(way === 'code' || way === 'recovery') && (
          <TextField
            key={way}
            name="typed"
            label={t(`showFactor.${way}`)}
            helperText={error ?? t(`showFactor.${way}Hint`)}
            error={error !== undefined}
            autoComplete={way === 'code' ? 'one-time-code' : 'off'}
            slotProps={{ htmlInput: { inputMode: way === 'code' ? 'numeric' : 'text' } }}
            autoFocus
            fullWidth
            required
          />
        )}
        {usable
          .filter((method) => method !== way)
          .map((method) => (
            <Button key={method} size="small" onClick={() => choose(method)}>
              {t(USE[method])}
            </Button>
          ))}
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('showFactor.lost')}
        </Typography>
      </DialogContent>
      <DialogActions>
        {children}
        {way !== undefined && (
          <Button type="submit" variant="contained" loading={busy} autoFocus={way === 'passkey'}>
            {t(way === 'passkey' ? 'showFactor.passkey' : 'showFactor.submit')}
          </Button>
        )}
      </DialogActions>
    </form>
  )
}

const USE = {
  passkey: 'showFactor.passkey',
  code: 'showFactor.useCode',
  recovery: 'showFactor.useRecovery',
} as const

import CheckCircle from '@mui/icons-material/CheckCircle'
import { Alert, Box, Typography } from '@mui/material'
import type { Parameter } from '@portal/contract'
import type { KnownParameter } from '@portal/contract/rules'
import type { ReactNode } from 'react'
import { useSentence } from '../../providers/i18nProvider.ts'
import { useValueText } from '../useValueText.ts'
import type { SettingHandle } from './useSetting.ts'

type SettingStateProps = { setting: SettingHandle; name: KnownParameter; parameter: Parameter | undefined }

/** Says whether the entry is saved, and why it is not. */
export const SettingState = ({ setting, name, parameter }: SettingStateProps) => {
  const t = useSentence()
  const valueText = useValueText()
  const { state, failure } = setting
  return (
    <Box role="status">
      {state === 'saving' && <Note>{t('parametersAdmin.settings.saving')}</Note>}
      {state === 'saved' && (
        <Note>
          <CheckCircle fontSize="inherit" color="success" aria-hidden /> {t('parametersAdmin.settings.saved')}
        </Note>
      )}
      {state === 'typed' && <Note>{t('parametersAdmin.settings.typed')}</Note>}
      {state === 'conflict' && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('parametersAdmin.settings.conflict', {
            value: parameter ? valueText(name, parameter.parameter_value) : t('console.none'),
          })}
        </Alert>
      )}
      {state === 'failed' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
    </Box>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="body2"
    color="text.secondary"
    sx={{ mt: 0.5, display: 'flex', gap: 0.5, alignItems: 'center' }}
  >
    {children}
  </Typography>
)

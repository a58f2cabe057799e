import { Alert, Box, Button, Typography } from '@mui/material'
import type { Parameter } from '@portal/contract'
import { KNOWN_PARAMETERS, type KnownParameter } from '@portal/contract/rules'
import { useId } from 'react'
import { useSentence } from '../../providers/i18nProvider.ts'
import type { SettingActs } from './acts.ts'
import { SettingControl } from './SettingControl.tsx'
import { SettingState } from './SettingState.tsx'
import { useSetting } from './useSetting.ts'

const ROW = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  p: 2,
  borderBottom: 1,
  borderColor: 'divider',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 304px' },
}

type SettingProps = SettingActs & { name: KnownParameter; parameter: Parameter | undefined }

/** One setting: what it is, what follows from it, its value, and whether that is saved. */
export const Setting = ({ name, parameter, ...acts }: SettingProps) => {
  const t = useSentence()
  const id = useId()
  const setting = useSetting(name, parameter, acts)
  const isSwitch = KNOWN_PARAMETERS[name].kind === 'boolean'
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setting.save()
      }}
      sx={ROW}
    >
      <Box>
        <Typography id={`${id}label`} component="h3" sx={{ fontWeight: 600 }}>
          {t(`parametersAdmin.known.${name}.label`)}
        </Typography>
        <Typography id={`${id}help`} variant="body2" color="text.secondary">
          {t(`parametersAdmin.known.${name}.help`)}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <SettingControl
          name={name}
          value={setting.value}
          error={setting.error}
          labelledBy={`${id}label`}
          describedBy={`${id}help`}
          onChange={(value) => (isSwitch ? setting.save(value) : setting.type(value))}
        />
        {setting.isTyped && !isSwitch && (
          <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" loading={setting.isSaving}>
              {t('parametersAdmin.settings.save')}
            </Button>
            <Button onClick={setting.undo}>{t('console.cancel')}</Button>
          </Box>
        )}
        {setting.isAside && (
          <Alert
            severity="info"
            sx={{ mt: 1 }}
            action={
              <Button color="inherit" size="small" onClick={() => setting.save()}>
                {t('parametersAdmin.settings.apply')}
              </Button>
            }
          >
            {t('parametersAdmin.settings.aside')}
          </Alert>
        )}
        <SettingState setting={setting} name={name} parameter={parameter} />
      </Box>
    </Box>
  )
}

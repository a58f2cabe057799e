import { Box, Card, Typography } from '@mui/material'
import type { Parameter } from '@portal/contract'
import { KNOWN_NAMES, KNOWN_PARAMETERS, type PARAMETER_GROUPS } from '@portal/contract/rules'
import { useSentence } from '../../providers/i18nProvider.ts'
import type { SettingActs } from './acts.ts'
import { Setting } from './Setting.tsx'

type SettingsGroupProps = SettingActs & {
  group: (typeof PARAMETER_GROUPS)[number]
  parameters: readonly Parameter[]
}

/** Shows the settings of one group, in the order of their declaration. */
export const SettingsGroup = ({ group, parameters, ...acts }: SettingsGroupProps) => {
  const t = useSentence()
  const names = KNOWN_NAMES.filter((name) => KNOWN_PARAMETERS[name].group === group)
  if (names.length === 0) return null
  return (
    <Box
      component="section"
      aria-labelledby={`settings-${group}`}
      sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      <Typography variant="h2" id={`settings-${group}`}>
        {t(`parametersAdmin.groups.${group}`)}
      </Typography>
      <Card sx={{ '& > :last-child': { borderBottom: 0 } }}>
        {names.map((name) => (
          <Setting
            key={name}
            name={name}
            parameter={parameters.find(({ parameter_name }) => parameter_name === name)}
            {...acts}
          />
        ))}
      </Card>
    </Box>
  )
}

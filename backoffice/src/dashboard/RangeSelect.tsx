import { Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useSentence } from '../providers/i18nProvider.ts'
import { portal } from '../providers/portal.ts'
import { lastDays, PRESETS, type Range } from './range.ts'

type RangeSelectProps = { value: Range; onChange: (range: Range) => void }

/** Offers the usual periods, or any two days. */
export const RangeSelect = ({ value, onChange }: RangeSelectProps) => {
  const t = useSentence()
  const now = portal.serverNow()
  const preset = PRESETS.find((count) => {
    const { from, to } = lastDays(count, now)
    return from === value.from && to === value.to
  })
  const day = (field: keyof Range) => (
    <TextField
      type="date"
      label={t(`dashboard.${field}`)}
      value={value[field]}
      onChange={({ target }) => onChange({ ...value, [field]: target.value })}
      margin="none"
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 160 }}
    />
  )
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        size="small"
        value={preset ?? null}
        onChange={(_event, count: number | null) => count && onChange(lastDays(count, now))}
        aria-label={t('dashboard.range')}
        exclusive
      >
        {PRESETS.map((count) => (
          <ToggleButton key={count} value={count} sx={{ textTransform: 'none' }}>
            {t(`dashboard.presets.${count}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {day('from')}
      {day('to')}
    </Stack>
  )
}

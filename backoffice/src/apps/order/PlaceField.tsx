import { TextField } from '@mui/material'
import type { Ref } from 'react'

type PlaceFieldProps = {
  ref: Ref<HTMLInputElement>
  label: string
  position: number
  onMove: (to: number) => void
}

/** Shows an app's place as a number; another number moves the app there. */
export const PlaceField = ({ ref, label, position, onMove }: PlaceFieldProps) => {
  const moveTo = (typed: string) => {
    const wanted = Number.parseInt(typed, 10)
    if (wanted >= 1 && wanted - 1 !== position) onMove(wanted - 1)
  }
  return (
    <TextField
      key={position}
      defaultValue={position + 1}
      margin="none"
      onBlur={({ target }) => moveTo(target.value)}
      onKeyDown={({ key, target }) => key === 'Enter' && moveTo((target as HTMLInputElement).value)}
      inputRef={ref}
      slotProps={{ htmlInput: { inputMode: 'numeric', enterKeyHint: 'done', 'aria-label': label } }}
      sx={{ width: { xs: 64, sm: 76 }, flexShrink: 0, '& input': { minHeight: 28 } }}
    />
  )
}

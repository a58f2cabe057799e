import UploadFile from '@mui/icons-material/UploadFile'
import { Box, Button, Typography } from '@mui/material'
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useState } from 'react'
import { useSentence } from '../../providers/i18nProvider.ts'

type DropZoneProps = {
  label: string
  help: string
  accept: string
  disabled: boolean
  /** Whether a file stands there already: choosing one replaces it. */
  isReplacing: boolean
  onFile: (file: File) => void
  children?: ReactNode
}

/** Takes one file: dropped, pasted while the zone has the focus, or chosen. */
export const DropZone = ({ label, help, accept, disabled, isReplacing, onFile, children }: DropZoneProps) => {
  const t = useSentence()
  const helpId = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !disabled) onFile(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const onPaste = ({ clipboardData }: ClipboardEvent) => take(clipboardData.files)

  return (
    <Box
      role="group"
      aria-label={label}
      aria-describedby={helpId}
      tabIndex={0}
      onDrop={onDrop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onPaste={onPaste}
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
        backgroundColor: isOver ? 'background.default' : undefined,
      }}
    >
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      {children}
      <Button
        component="label"
        variant="outlined"
        size="small"
        startIcon={<UploadFile />}
        disabled={disabled}
        sx={{ justifySelf: 'start', '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
      >
        {t(isReplacing ? 'appsAdmin.media.replace' : 'appsAdmin.media.choose')}
        <Box
          component="input"
          type="file"
          accept={accept}
          aria-label={`${t('appsAdmin.media.choose')} : ${label}`}
          onChange={({ target }) => {
            take(target.files)
            target.value = ''
          }}
          disabled={disabled}
          sx={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
        />
      </Button>
      <Typography id={helpId} variant="caption" color="text.secondary">
        {t('appsAdmin.media.drop')}. {help}
      </Typography>
    </Box>
  )
}

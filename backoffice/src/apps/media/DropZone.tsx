import UploadFile from '@mui/icons-material/UploadFile'
import { Box, Button, Stack, Typography } from '@mui/material'
import { type ClipboardEvent, type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { useSentence } from '../../providers/i18nProvider.ts'

type DropZoneProps = {
  ref?: Ref<HTMLDivElement>
  id: string
  label: string
  help: string
  accept: string
  disabled: boolean
  /** True when choosing a file replaces one. */
  isReplacing: boolean
  onFile: (file: File) => void
  /** Shown beside the button that chooses. */
  actions?: ReactNode
  children?: ReactNode
}

/** Takes one file: dropped, pasted while the zone has the focus, or chosen. */
export const DropZone = ({
  ref,
  id,
  label,
  help,
  accept,
  disabled,
  isReplacing,
  onFile,
  actions,
  children,
}: DropZoneProps) => {
  const t = useSentence()
  const helpId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const action = isReplacing ? 'appsAdmin.media.replace' : 'appsAdmin.media.choose'
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
      ref={ref}
      id={id}
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
        alignContent: 'start',
        gap: 1,
        p: 2,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
        backgroundColor: isOver ? 'background.default' : undefined,
      }}
    >
      <Typography variant="subtitle2" component="h2">
        {label}
      </Typography>
      {children}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<UploadFile />}
          onClick={() => chooser.current?.click()}
          disabled={disabled}
          aria-label={`${t(action)} : ${label}`}
        >
          {t(action)}
        </Button>
        {actions}
      </Stack>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
        hidden
      />
      <Typography id={helpId} variant="caption" color="text.secondary">
        {t('appsAdmin.media.drop')}. {help}
      </Typography>
    </Box>
  )
}

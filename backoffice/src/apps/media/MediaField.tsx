import Delete from '@mui/icons-material/Delete'
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { useRef, useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { useSentence } from '../../providers/i18nProvider.ts'
import type { MediaSlot } from '../../providers/media.ts'
import { DropZone } from './DropZone.tsx'
import { MediaPreview } from './MediaPreview.tsx'
import { MEDIA_RULES } from './mediaRules.ts'
import { storedPath } from './storedPath.ts'
import { useMedia } from './useMedia.ts'

/** Shows one of an app's files, with sending, cancelling, replacing and deleting. */
export const MediaField = ({ slot, app }: { slot: MediaSlot; app: AdminApp }) => {
  const t = useSentence()
  const { share, failure, isBusy, cancel, remove, send } = useMedia(slot)
  const [asking, setAsking] = useState(false)
  const zone = useRef<HTMLDivElement>(null)
  const { accept, help } = MEDIA_RULES[slot.kind]
  const label = `${t(`appsAdmin.media.${slot.kind}`)} ${t(`appsAdmin.media.${slot.language}`)}`
  const path = storedPath(app, slot)

  // The pressed button goes with the file, so the file's place takes the focus.
  const keepPlace = () => {
    if (path === null) zone.current?.focus()
  }
  const stop = () => {
    cancel()
    zone.current?.focus()
  }
  const confirm = async () => {
    await remove().catch(() => undefined)
    setAsking(false)
  }
  return (
    <DropZone
      ref={zone}
      id={`${slot.kind}-${slot.language}`}
      label={label}
      help={t(help)}
      accept={accept}
      disabled={isBusy}
      isReplacing={path !== null}
      onFile={send}
      actions={
        path !== null && (
          <Button
            size="small"
            color="error"
            startIcon={<Delete />}
            onClick={() => setAsking(true)}
            disabled={isBusy}
            aria-label={`${t('appsAdmin.media.remove')} : ${label}`}
          >
            {t('appsAdmin.media.remove')}
          </Button>
        )
      }
    >
      {path !== null && <MediaPreview slot={slot} app={app} path={path} label={label} />}
      {failure && <Failed {...failure} onRetry={send} />}
      {share !== undefined && <Progress share={share} label={label} onCancel={stop} />}
      <Confirm
        isOpen={asking}
        loading={isBusy}
        title={t('appsAdmin.media.removeTitle', { file: label })}
        content={t('appsAdmin.media.removeText')}
        confirm={t('appsAdmin.media.removeButton')}
        cancel={t('console.cancel')}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
        slotProps={{ transition: { onExited: keepPlace } }}
      />
    </DropZone>
  )
}

type FailedProps = { reason: string; file?: File; onRetry: (file: File) => void }

/** Stays until another try: nobody watches a long video being sent. */
const Failed = ({ reason, file, onRetry }: FailedProps) => {
  const t = useSentence()
  const translate = useTranslate()
  return (
    <Alert
      severity="error"
      action={
        file && (
          <Button color="inherit" size="small" onClick={() => onRetry(file)}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      {t('appsAdmin.media.failed')} {translate(reason, { _: reason })}
    </Alert>
  )
}

const Progress = ({ share, label, onCancel }: { share: number; label: string; onCancel: () => void }) => {
  const t = useSentence()
  const percent = Math.round(share * 100)
  return (
    <Stack sx={{ gap: 0.5 }}>
      <LinearProgress variant="determinate" value={percent} aria-label={label} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="caption">
          {share < 1 ? t('appsAdmin.media.progress', { percent }) : t('appsAdmin.media.processing')}
        </Typography>
        <Button size="small" onClick={onCancel}>
          {t('appsAdmin.media.cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}

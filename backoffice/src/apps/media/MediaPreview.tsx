import ClosedCaption from '@mui/icons-material/ClosedCaption'
import { Alert, Box, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { pictureOf } from '@portal/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { CardPicture } from '../../fields/CardPicture.tsx'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'
import { useSentence } from '../../providers/i18nProvider.ts'
import type { MediaSlot } from '../../providers/media.ts'
import { storedPath } from './storedPath.ts'

type MediaPreviewProps = { slot: MediaSlot; app: AdminApp; path: string; label: string }

export const MediaPreview = ({ slot, app, path, label }: MediaPreviewProps) => {
  const t = useSentence()
  switch (slot.kind) {
    case 'image':
      return (
        <CardPicture
          picture={pictureOf(app, slot.language)}
          sizes="320px"
          alt={label}
          sx={{ maxWidth: '100%', maxHeight: 250, borderRadius: 1 }}
        />
      )
    case 'video':
      return <VideoPreview slot={slot} app={app} path={path} label={label} />
    case 'captions':
      return (
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <ClosedCaption fontSize="small" color="action" />
          {t('appsAdmin.media.captionsInPlace')}
        </Typography>
      )
  }
}

/** Plays a video from an address that works for a quarter of an hour. */
const VideoPreview = ({ slot, app, path, label }: MediaPreviewProps) => {
  const t = useSentence()
  const { videoAddress } = useDataProvider<ConsoleDataProvider>()
  const [unplayable, setUnplayable] = useState(false)
  const captions = storedPath(app, { kind: 'captions', language: slot.language })
  const { data } = useQuery({
    queryKey: ['video', path, captions],
    queryFn: () => videoAddress(slot),
    staleTime: 60_000,
  })
  if (!data) return null
  return (
    <>
      <Box
        component="video"
        src={data.src}
        aria-label={label}
        preload="metadata"
        onError={() => setUnplayable(true)}
        controls
        sx={{ width: '100%', maxWidth: 480, borderRadius: 1, backgroundColor: 'common.black' }}
      >
        {data.captions_src && (
          <track
            kind="captions"
            src={data.captions_src}
            srcLang={slot.language}
            label={t('appsAdmin.media.captions')}
          />
        )}
      </Box>
      {unplayable && <Alert severity="warning">{t('appsAdmin.media.unplayable')}</Alert>}
    </>
  )
}

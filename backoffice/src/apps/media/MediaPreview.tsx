import { Alert, Box, Typography } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { appImage } from '../../fields/appImage.ts'
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts'
import { useSentence } from '../../providers/i18nProvider.ts'
import type { MediaSlot } from '../../providers/media.ts'

type MediaPreviewProps = { slot: MediaSlot; app: AdminApp; path: string; label: string }

export const MediaPreview = ({ slot, app, path, label }: MediaPreviewProps) => {
  switch (slot.kind) {
    case 'image':
      return (
        <Box
          component="img"
          src={appImage(app, 640, slot.language)}
          alt={label}
          sx={{ maxWidth: '100%', maxHeight: 250, borderRadius: 1 }}
        />
      )
    case 'video':
      return <VideoPreview slot={slot} path={path} label={label} />
    case 'captions':
      return (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {path}
        </Typography>
      )
  }
}

/** Videos are watched through an address that is good for a few minutes. */
const VideoPreview = ({ slot, path, label }: Omit<MediaPreviewProps, 'app'>) => {
  const t = useSentence()
  const { videoAddress } = useDataProvider<ConsoleDataProvider>()
  const [unplayable, setUnplayable] = useState(false)
  const { data } = useQuery({
    queryKey: ['video', path],
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
      />
      {unplayable && <Alert severity="warning">{t('appsAdmin.media.unplayable')}</Alert>}
    </>
  )
}

import { Box } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { appImage } from './appImage.ts'

/** A small picture of the card; empty `alt`, because the name stands beside it. */
export const AppThumbnail = ({ width = 64 }: { width?: number }) => {
  const app = useRecordContext<AdminApp>()
  return (
    app && (
      <Box
        component="img"
        src={appImage(app, width * 2)}
        alt=""
        width={width}
        height={(width * 5) / 8}
        loading="lazy"
        decoding="async"
        sx={{ display: 'block', objectFit: 'cover', borderRadius: 1, backgroundColor: 'divider' }}
      />
    )
  )
}

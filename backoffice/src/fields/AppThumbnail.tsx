import type { AdminApp } from '@portal/contract'
import { pictureOf } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { CardPicture } from './CardPicture.tsx'

/** Shows a small picture with an empty `alt`, because the app's name stands beside it. */
export const AppThumbnail = ({ width = 64 }: { width?: number }) => {
  const app = useRecordContext<AdminApp>()
  return (
    app && (
      <CardPicture
        picture={pictureOf(app, 'fr')}
        sizes={`${width}px`}
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

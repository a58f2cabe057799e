import { type Language, type Picture, pictureOf } from '@portal/contract/rules'
import { useEffect, useState } from 'react'
import { portal } from '../../stores/portal.ts'

type AppPictureProps = { appId: number; locale: Language; mediaBase: string }

/** Shows the picture of an app's card; keeps its place until it is known, and without one. */
export function AppPicture({ appId, locale, mediaBase }: AppPictureProps) {
  const [picture, setPicture] = useState<Picture>()
  useEffect(() => {
    portal.apps.one(appId).then(
      (app) => setPicture(pictureOf(app, locale, mediaBase)),
      () => undefined,
    )
  }, [appId, locale, mediaBase])
  return (
    <div className="access__picture">
      {picture && (
        <img src={picture.src} srcSet={picture.srcset} sizes="(width >= 48em) 24rem, 100vw" alt="" />
      )}
    </div>
  )
}

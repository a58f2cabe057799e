import type { AdminApp } from '@portal/contract'
import { mediaPath } from '@portal/contract/rules'
import type { MediaKind, MediaSlot } from '../../providers/media.ts'

const COLUMNS: Record<MediaKind, { fr: keyof AdminApp; en: keyof AdminApp }> = {
  image: { fr: 'img_src', en: 'img_src_en' },
  video: { fr: 'video_src', en: 'video_src_en' },
  captions: { fr: 'captions_src', en: 'captions_src_en' },
}

/** The stored path of an app's file in one language, `null` where there is none. */
export function storedPath(app: AdminApp, { kind, language }: Omit<MediaSlot, 'appId'>): string | null {
  const value = app[COLUMNS[kind][language]]
  return typeof value === 'string' ? mediaPath(value) : null
}

import type { AdminApp } from '@portal/contract'
import { AppStatus } from '@portal/contract/rules'

/** Texts and settings of an app for a new one: no files, no code, not online before it was looked at. */
export const copyOfApp = (app: AdminApp, name: string) => ({
  name,
  name_en: app.name_en,
  category: app.category,
  category_en: app.category_en,
  version: app.version,
  description: app.description,
  description_en: app.description_en,
  tags: app.tags,
  tags_en: app.tags_en,
  badge: app.badge,
  badge_en: app.badge_en,
  url: app.url,
  is_active_url: app.is_active_url,
  is_public_video: app.is_public_video,
  duration_id: app.duration_id,
  status: AppStatus.inPreparation,
})

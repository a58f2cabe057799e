import { NO_MEDIA, NO_TEXTS } from '@portal/contract/rules'
import { expect, it } from 'vitest'
import { copyOfApp } from './copyOfApp.ts'

const app = {
  ...NO_TEXTS,
  ...NO_MEDIA,
  id: 3,
  code: 'VISIOSTOCK',
  name: 'Œil d’entrepôt',
  category: 2 as const,
  badge: 'Nouveau',
  badge_en: 'New',
  img_src: 'a.png',
  url: 'https://demo.exemple.fr/',
  is_active_url: true,
  is_public_video: true,
  duration_id: 7 as const,
  extension_minutes: 30 as const,
  down_since: null,
  followers: 0,
  verified_at: null,
  has_credentials: false,
  order: 1,
  status: 2 as const,
  created_at: '2026-11-02T09:00:00.000Z',
  updated_at: '2026-11-02T09:00:00.000Z',
}

it('copies texts and settings, and leaves code, files and place behind', () => {
  const copy = copyOfApp(app, 'Œil d’entrepôt (copie)')
  expect(copy).toMatchObject({
    name: 'Œil d’entrepôt (copie)',
    badge: 'Nouveau',
    badge_en: 'New',
    url: app.url,
    is_active_url: true,
    duration_id: 7,
    extension_minutes: 30,
    status: 1,
  })
  for (const left of ['id', 'code', 'img_src', 'order', 'updated_at']) expect(copy).not.toHaveProperty(left)
})

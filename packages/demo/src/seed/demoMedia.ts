import { randomBytes } from 'node:crypto'
import { access, copyFile, mkdir, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Language } from '@portal/contract'
import { workspace } from '@portal/platform/files/workspace'
import type { Deps } from '@portal/server/deps'
import { type Place, type StoredMedia, storeFiles } from '@portal/server/media/attach'
import { prepareMedia } from '@portal/server/media/prepare'
import { incomingFolder } from '@portal/server/media/receive'
import type { DemoApp } from '../apps.ts'

const demo = join(workspace.packages, 'demo')
type PlacedMedia = { place: Omit<Place, 'appId'>; media: StoredMedia }
type Wanted = { place: Omit<Place, 'appId'>; file: string }

/** Stores the pictures, videos and captions of an app through the code of uploads. */
export async function storeDemoMedia(
  tools: Pick<Deps, 'config' | 'files'>,
  app: DemoApp,
): Promise<PlacedMedia[]> {
  const folder = incomingFolder(tools.config.dataDir)
  await mkdir(folder, { recursive: true })
  const placed: PlacedMedia[] = []
  for (const { place, file } of await wantedMedia(app)) {
    const copy = join(folder, `${randomBytes(16).toString('hex')}${extname(file)}`)
    await copyFile(file, copy)
    try {
      placed.push({
        place,
        media: await storeFiles(tools.files, await prepareMedia(place.kind, copy, folder)),
      })
    } finally {
      await rm(copy, { force: true })
    }
  }
  return placed
}

/** Captions lie beside a video: `front-desk.fr.vtt` and `front-desk.en.vtt` beside `front-desk.mp4`. */
async function wantedMedia(app: DemoApp): Promise<Wanted[]> {
  const named = [
    { place: { language: 'fr', kind: 'image' }, folder: 'images', name: app.image },
    { place: { language: 'en', kind: 'image' }, folder: 'images', name: app.image_en },
    { place: { language: 'fr', kind: 'video' }, folder: 'videos', name: app.video },
    { place: { language: 'en', kind: 'video' }, folder: 'videos', name: app.video_en },
    { place: { language: 'fr', kind: 'captions' }, folder: 'videos', name: captionsOf(app, 'fr') },
    { place: { language: 'en', kind: 'captions' }, folder: 'videos', name: captionsOf(app, 'en') },
  ] as const
  const wanted: Wanted[] = []
  for (const { place, folder, name } of named) {
    const file = name && join(demo, folder, name)
    if (file && (place.kind !== 'captions' || (await exists(file)))) wanted.push({ place, file })
  }
  return wanted
}

const captionsOf = ({ video }: DemoApp, language: Language) =>
  video && `${video.slice(0, video.indexOf('.'))}.${language}.vtt`

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

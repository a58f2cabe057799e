import { appNameAround } from '../../../lib/appNameAround.ts'
import { videoDialog } from './videoDialog.ts'

type Source = { src: string; captions: string | null }

/**
 * Opens the video of a card: 800 × 530, or 1200 × 800 for those who are signed in.
 * Nothing of the video is loaded before this. The session shows in `<html data-session>`.
 *
 * @param button carries `data-video`, `data-captions` and `data-app-id`
 */
export async function openVideo(button: HTMLElement): Promise<void> {
  const language = document.documentElement.lang === 'en' ? 'en' : 'fr'
  const { words } = await (language === 'en' ? import('./videoWords.en.ts') : import('./videoWords.fr.ts'))
  if (document.querySelector('.dialog--video')) return
  const dialog = videoDialog(words, language)
  document.body.append(dialog)
  const title = part(dialog, '.dialog__title')
  title.textContent = (title.textContent ?? '').replace('%{name}', () => appNameAround(button))

  part(dialog, '[data-close]').addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  fullScreenButton(dialog)
  dialog.showModal()
  void play(dialog, button)
}

const part = (dialog: Element, selector: string) => dialog.querySelector(selector) as HTMLElement
const isSignedIn = () => document.documentElement.hasAttribute('data-session')

function fullScreenButton(dialog: HTMLElement) {
  const button = part(dialog, '[data-full]')
  const texts = [button.textContent, button.dataset.less ?? '']
  button.addEventListener('click', () => {
    const full = dialog.classList.toggle('dialog--video-full')
    button.textContent = texts[Number(full)] ?? ''
  })
}

async function play(dialog: HTMLElement, button: HTMLElement) {
  const source = await sourceOf(button).catch(() => 'failed' as const)
  // Closed meanwhile: a video that plays outside the page would still be heard.
  if (!dialog.isConnected) return
  if (source === 'failed') return fail(dialog)
  if (!source) return askToIdentify(dialog)
  const video = dialog.querySelector('video')
  if (!video) return
  if (!isSignedIn()) video.setAttribute('controlslist', 'nofullscreen')
  video.poster = button.closest('.card, .app')?.querySelector('img')?.currentSrc ?? ''
  const track = video.querySelector('track')
  if (track && source.captions) track.src = source.captions
  else track?.remove()
  let brokeAt = 0
  video.addEventListener('error', async () => {
    // The address expires while a video is paused: play on from a new one, unless it fails at the same time again.
    const { currentTime } = video
    const next = currentTime === brokeAt ? null : await sourceOf(button).catch(() => null)
    if (!dialog.isConnected) return
    if (!next) return fail(dialog)
    brokeAt = currentTime
    load(dialog, video, next)
    video.currentTime = currentTime
    await begin(video)
  })
  load(dialog, video, source)
  video.hidden = false
  video.focus()
  await begin(video)
}

function load(dialog: HTMLElement, video: HTMLVideoElement, { src }: Source) {
  const download = dialog.querySelector<HTMLAnchorElement>('[data-download]')
  if (download) download.href = src
  video.src = src
}

/** Starts playing; where the browser refuses, the controls are there. */
const begin = (video: HTMLVideoElement) => video.play().catch(() => {})

/** Finds where a video may be watched, for a few minutes if it needs a session; `null` asks to sign in. */
async function sourceOf({ dataset }: HTMLElement): Promise<Source | null> {
  if (dataset.video) return { src: dataset.video, captions: dataset.captions ?? null }
  if (!isSignedIn()) return null
  const { portal } = await import('../../../stores/portal.ts')
  const language = document.documentElement.lang === 'en' ? 'en' : 'fr'
  const address = await portal.apps.video(Number(dataset.appId), language)
  return { src: address.src, captions: address.captions_src }
}

function fail(dialog: HTMLElement) {
  part(dialog, 'video').hidden = true
  part(dialog, '[data-failed]').hidden = false
  part(dialog, '[data-download]').hidden = !part(dialog, 'video').hasAttribute('src')
}

/** Offers to sign in or to register, and to come back to this page. */
function askToIdentify(dialog: HTMLElement) {
  dialog.classList.remove('dialog--video')
  for (const link of dialog.querySelectorAll<HTMLAnchorElement>('[data-come-back]'))
    link.search = `?next=${encodeURIComponent(location.pathname + location.search)}`
  part(dialog, '[data-identify]').hidden = false
}

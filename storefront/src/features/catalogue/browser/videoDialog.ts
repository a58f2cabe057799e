import type { Language } from '@portal/contract/rules'
import { path } from '../../../paths.ts'
import type { words } from './videoWords.fr.ts'

type Words = Record<keyof typeof words, string>

/** Draws the dialog of a video; its sentences are ours, so that they may stand in mark-up. */
export function videoDialog(words: Words, language: Language): HTMLDialogElement {
  const template = document.createElement('template')
  template.innerHTML = `<dialog class="dialog dialog--video" aria-labelledby="video-title">
<div class="dialog__head"><h2 class="dialog__title" id="video-title">${words['catalogue.videoTitle']}</h2>
<p class="cluster"><button class="button button--small only-in" type="button" data-full
 data-less="${words['catalogue.videoLeaveFullScreen']}">${words['catalogue.videoFullScreen']}</button>
<button class="button button--icon button--quiet" type="button" data-close aria-label="${words['shell.close']}"
><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"></path></svg></button></p></div>
<div class="dialog__body video"><video controls playsinline preload="none" hidden
><track kind="captions" label="${words['catalogue.captions']}" srclang="${language}" default></video>
<p class="alert alert--error" role="alert" data-failed hidden>${words['catalogue.videoError']}
 <a href="/" data-download>${words['catalogue.videoDownload']}</a></p>
<div class="stack" data-identify hidden><p>${words['catalogue.videoIdentify']}</p><p class="cluster"
><a class="button button--primary" href="${path(language, 'signin')}" data-come-back>${words['shell.signin']}</a>
<a class="button" href="${path(language, 'register')}" data-come-back>${words['shell.register']}</a></p></div></div></dialog>`
  return template.content.firstElementChild as HTMLDialogElement
}

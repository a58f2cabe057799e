import type { OpenAppStrings } from './strings.ts'

type FrameOptions = {
  appId: number
  /** The language of the app's name, where it differs from the page's. */
  appLang?: string | null | undefined
  strings: OpenAppStrings
  onClosed: () => void
}
export type OpenAppFrame = ReturnType<typeof openAppFrame>

/**
 * Shows the dialog of the open-app flow, with a skeleton in the place of its step. It needs no library, so that it
 * stands while the steps are loading.
 */
export function openAppFrame({ appId, appLang, strings, onClosed }: FrameOptions) {
  const dialog = draw(strings)
  const part = (selector: string) => dialog.querySelector(selector) as HTMLElement
  const [name, title] = [part('.eyebrow'), part('.dialog__title')]
  dialog.dataset.app = String(appId)
  if (appLang) name.lang = appLang
  part('button').addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    onClosed()
  })
  document.body.append(dialog)
  dialog.showModal()
  return {
    body: part('.dialog__body'),
    say(appName: string, text: string) {
      name.textContent = appName
      title.textContent = text
    },
    /** The focused control may be gone with the last step, so the title takes the focus. */
    focus: () => title.focus(),
    isOpen: () => dialog.open,
    close: () => dialog.close(),
  }
}

/** Draws the dialog; the sentences are ours, so that they may stand in mark-up. */
function draw(strings: OpenAppStrings): HTMLDialogElement {
  const template = document.createElement('template')
  template.innerHTML = `<dialog class="dialog" aria-labelledby="open-app-title"><div class="dialog__head"><div
><p class="eyebrow muted"></p><h2 class="dialog__title" id="open-app-title" tabindex="-1" aria-live="polite"></h2></div
><button class="button button--icon button--quiet" type="button" aria-label="${strings['common.close']}"
><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"></path></svg></button></div
><div class="dialog__body"><div class="stack" aria-busy="true"><div class="skeleton skeleton--line"></div
><div class="skeleton skeleton--box"></div></div></div></dialog>`
  return template.content.firstElementChild as HTMLDialogElement
}

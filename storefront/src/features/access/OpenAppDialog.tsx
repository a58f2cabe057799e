import { useEffect, useRef } from 'react'
import '../../components/doubleClick.ts'
import type { IslandProps } from '../../islands.ts'
import { StepBody, stepTitle } from './StepBody.tsx'
import type { OpenAppStrings } from './strings.ts'
import { useOpenApp } from './useOpenApp.ts'

export type OpenAppDialogProps = IslandProps<OpenAppStrings> & {
  appId: number
  /** The name on the page, until the API gives its own. */
  appName: string
  onShown: () => void
  onClosed: () => void
}

/** Shows the current step of the open-app flow (docs/product.md#opening-an-app). */
export function OpenAppDialog(props: OpenAppDialogProps) {
  const { appId, appName, locale, messages, paths, onShown, onClosed } = props
  const flow = useOpenApp({ appId, appName, locale, strings: messages })
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
    onShown()
  }, [onShown])
  // The focused control may be gone with the last step, so the title takes the focus.
  useEffect(() => title.current?.focus(), [flow.step.name])

  return (
    <dialog
      className="dialog"
      ref={dialog}
      data-app={appId}
      aria-labelledby="open-app-title"
      onClose={onClosed}
    >
      <div className="dialog__head">
        <div>
          <p className="eyebrow muted">{flow.name}</p>
          <h2 className="dialog__title" id="open-app-title" ref={title} tabIndex={-1}>
            {stepTitle(flow.step, messages)}
          </h2>
        </div>
        <button
          type="button"
          className="button button--icon button--quiet"
          aria-label={messages['common.close']}
          onClick={() => dialog.current?.close()}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      <div className="dialog__body" key={flow.step.name}>
        <StepBody appId={appId} flow={flow} paths={paths} strings={messages} />
      </div>
    </dialog>
  )
}

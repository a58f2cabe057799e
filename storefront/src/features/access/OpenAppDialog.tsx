import { useEffect, useRef } from 'react'
import '../../components/doubleClick.ts'
import type { IslandProps } from '../../islands.ts'
import { StepBody, stepTitle } from './StepBody.tsx'
import type { OpenAppStrings } from './strings.ts'
import { useOpenApp } from './useOpenApp.ts'

export type OpenAppDialogProps = IslandProps<OpenAppStrings> & {
  appId: number
  /** The app's name as the page shows it; the API's follows. */
  appName: string
  onShown: () => void
  onClosed: () => void
}

/** The one dialog of the open-app flow; its content follows the step. */
export function OpenAppDialog(props: OpenAppDialogProps) {
  const { appId, appName, locale, messages, paths, onShown, onClosed } = props
  const flow = useOpenApp({ appId, appName, locale, signin: paths.signin, strings: messages })
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
    onShown()
  }, [onShown])
  // What had the focus may be gone with the last step; the title says where one is.
  useEffect(() => title.current?.focus(), [flow.step.name])

  return (
    <dialog className="dialog" ref={dialog} aria-labelledby="open-app-title" onClose={onClosed}>
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

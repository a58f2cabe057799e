import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type CameraProblem, problemOf, startCamera } from './camera.ts'
import { scan } from './scan.ts'
import type { ScannerStrings } from './strings.ts'

type ScanDialogProps = {
  strings: ScannerStrings
  /** Scans faster, and stays open after a code was read. */
  tracking: boolean
  onText: (text: string) => void
  onClosed: () => void
  /** Text that was read while the dialog covers the page. */
  children: ReactNode
}

export function ScanDialog({ strings, tracking, onText, onClosed, children }: ScanDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'scanning' | CameraProblem>('starting')

  useEffect(() => {
    const closing = new AbortController()
    const { signal } = closing
    const run = async (element: HTMLVideoElement) => {
      await startCamera(element, signal)
      await scan(element, { tracking, signal }, (text) => {
        onText(text)
        if (!tracking) dialog.current?.close()
      })
      setState('scanning')
    }
    dialog.current?.showModal()
    if (video.current)
      run(video.current).catch((error: unknown) => {
        if (signal.aborted) return
        console.warn(error)
        setState(problemOf(error))
      })
    return () => closing.abort()
  }, [tracking, onText])

  const running = state === 'starting' || state === 'scanning'
  return (
    <dialog className="dialog dialog--small" ref={dialog} aria-labelledby="scan-title" onClose={onClosed}>
      <div className="dialog__head">
        <h2 className="dialog__title" id="scan-title">
          {strings['scanner.title']}
        </h2>
      </div>
      <div className="dialog__body">
        <video
          className="camera"
          ref={video}
          aria-label={strings['scanner.cameraView']}
          hidden={!running}
          autoPlay
          muted
          playsInline
        />
        {running ? (
          <>
            <p role="status">{strings[state === 'starting' ? 'scanner.starting' : 'scanner.aim']}</p>
            <div className="stack" role="status">
              {children}
            </div>
          </>
        ) : (
          <p className="alert alert--error" role="alert">
            {strings[`scanner.${state}`]}
          </p>
        )}
      </div>
      <div className="dialog__actions">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {strings['common.cancel']}
        </button>
      </div>
    </dialog>
  )
}

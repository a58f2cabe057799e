import { useCallback, useState } from 'react'
import { useAlive } from '../../components/useAlive.ts'
import type { IslandProps } from '../../islands.ts'
import '../../styles/scanner.css'
import { ScanDialog } from './ScanDialog.tsx'
import { isUrl, visitAddress } from './scan.ts'
import type { ScannerStrings } from './strings.ts'

/** Scans a QR code and says whether it is an address (docs/product.md#qr-scanner). */
export function Scanner({ messages }: IslandProps<ScannerStrings>) {
  const alive = useAlive()
  const [open, setOpen] = useState(false)
  const [tracking, setTracking] = useState(false)
  const [text, setText] = useState<string>()
  const close = useCallback(() => setOpen(false), [])
  const onText = useCallback((read: string) => {
    const visit = visitAddress(read, location.origin)
    if (visit) location.assign(visit)
    else setText(read)
  }, [])
  const valid = text === undefined ? undefined : isUrl(text)
  const staysOpen = open && tracking
  const scanned = text !== undefined && (
    <>
      <p>
        <span className={`chip chip--wrap chip--${valid ? 'green' : 'orange'}`}>{text}</span>
      </p>
      <p>{messages[valid ? 'scanner.isUrl' : 'scanner.isNotUrl']}</p>
    </>
  )

  return (
    <div className="stack">
      <div className="cluster scan">
        <button
          type="button"
          className="button button--primary"
          disabled={!alive}
          onClick={() => {
            setText(undefined)
            setOpen(true)
          }}
        >
          {messages['scanner.explore']}
        </button>
        <label className="choice">
          <input
            type="checkbox"
            checked={tracking}
            disabled={!alive}
            onChange={(event) => setTracking(event.currentTarget.checked)}
          />
          <span>
            {messages['scanner.continuous']}{' '}
            <span className="field__hint">{messages['scanner.continuousHint']}</span>
          </span>
        </label>
      </div>
      <div role="status">
        {scanned && !staysOpen && (
          <div className="panel stack">
            <p className="eyebrow">{messages['scanner.scanned']}</p>
            {scanned}
          </div>
        )}
      </div>
      {open && (
        <ScanDialog strings={messages} tracking={tracking} onText={onText} onClosed={close}>
          {staysOpen && scanned}
        </ScanDialog>
      )}
    </div>
  )
}

import { VISIT_PATH, visitKey, withoutLanguage } from '@portal/contract/rules'

/** Shortest time between two scans. */
const SCAN_DELAY_MS = 500
const TRACKING_DELAY_MS = 40

/** Tests only the start of the text, as docs/product.md#qr-scanner says. */
export const isUrl = (text: string) => text.startsWith('http')

/** Gives the address within this portal of a visit pass that was read, else `null`. */
export function visitAddress(text: string, origin: string): string | null {
  const url = URL.parse(text)
  const isVisit =
    url?.origin === origin && withoutLanguage(url.pathname) === VISIT_PATH && visitKey(url.hash.slice(1))
  return isVisit ? url.pathname + url.hash : null
}

/**
 * Looks for QR codes in a playing video. Loads the decoder, 90 KB.
 *
 * @param tracking scans 25 times a second instead of twice
 * @param onText called with the text of each code found
 */
export async function scan(
  video: HTMLVideoElement,
  { tracking, signal }: { tracking: boolean; signal: AbortSignal },
  onText: (text: string) => void,
): Promise<void> {
  const { BrowserQRCodeReader } = await import('@zxing/browser')
  if (signal.aborted) return
  const delay = tracking ? TRACKING_DELAY_MS : SCAN_DELAY_MS
  const reader = new BrowserQRCodeReader(undefined, {
    delayBetweenScanAttempts: delay,
    delayBetweenScanSuccess: delay,
  })
  const controls = reader.scan(video, (result) => result && onText(result.getText()))
  signal.addEventListener('abort', () => controls.stop(), { once: true })
}

/** Least time between two looks at the picture (specification, section 2). */
export const SCAN_DELAY_MS = 500
export const TRACKING_DELAY_MS = 40

/** Whether a scanned text counts as an address: the specification's test, no more. */
export const isUrl = (text: string) => text.startsWith('http')

/**
 * Looks for QR codes in a playing video. The decoder, 90 KB, is fetched here.
 *
 * @param tracking looks 25 times a second instead of twice
 * @param onText called with the text of each code that is seen
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

import type { scanner as french } from '../fr/scanner.ts'
import type { Translation } from '../types.ts'

export const scanner = {
  title: 'Scan a QR code',
  lead: 'Try your device’s camera: show it a QR code.',
  explore: 'Explore',
  starting: 'Starting the camera…',
  aim: 'Place the QR code in the frame.',
  continuous: 'Keep scanning',
  continuousHint: 'The camera stays open and follows the code.',
  scanned: 'Last code read',
  cameraView: 'Camera picture',
  isUrl: 'This is a URL',
  isNotUrl: 'This is NOT a URL!',
  noCamera: 'No camera was found on this device.',
  apiMissing: 'This browser gives no access to the camera.',
  insecure: 'The camera needs a secure address (HTTPS or localhost).',
  timeout: 'The camera did not start in time.',
  refused: 'Access to the camera was refused. Allow it in the browser’s settings.',
  failed: 'The camera could not start.',
} as const satisfies Translation<typeof french>

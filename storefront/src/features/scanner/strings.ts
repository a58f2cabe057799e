import type { Strings } from '@portal/messages/pick'

export const scannerKeys = [
  'scanner.title',
  'scanner.explore',
  'scanner.starting',
  'scanner.aim',
  'scanner.continuous',
  'scanner.continuousHint',
  'scanner.scanned',
  'scanner.cameraView',
  'scanner.isUrl',
  'scanner.isNotUrl',
  'scanner.noCamera',
  'scanner.apiMissing',
  'scanner.insecure',
  'scanner.timeout',
  'scanner.refused',
  'scanner.failed',
  'common.cancel',
] as const
export type ScannerStrings = Strings<(typeof scannerKeys)[number]>

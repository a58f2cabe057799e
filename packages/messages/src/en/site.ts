import type { site as french } from '../fr/site.ts'
import type { Translation } from '../types.ts'

export const site = {
  preparingTitle: 'The site is being prepared',
  preparingText: 'The pages are being built. This page refreshes by itself.',
  consoleTitle: 'The console is being prepared',
  previewTitle: 'The preview is being prepared',
  previewText: 'It takes a few seconds. This page refreshes by itself.',
  previewFailed: 'The preview could not be prepared',
  previewFailedText: 'The published site is untouched. Here is what the page’s build said:',
  previewInterrupted: 'Preparing it was interrupted. Ask for a new preview in the console.',
  previewOver: 'This preview is no longer available',
  previewOverText:
    'A preview opens for half an hour, as long as its draft exists. Ask for another one in the console.',
  videoMayNotPlay: 'some browsers may not play this video (format %{codec})',
} satisfies Translation<typeof french>

import type { site as french } from '../fr/site.ts'
import type { Translation } from '../types.ts'

export const site = {
  preparingTitle: 'The site is being prepared',
  preparingText: 'The pages are being built. This page refreshes by itself.',
  consoleTitle: 'The console is being prepared',
  videoMayNotPlay: 'some browsers may not play this video (format %{codec})',
} satisfies Translation<typeof french>

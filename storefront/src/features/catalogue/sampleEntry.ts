import type { Entry } from './entry.ts'
import { placeholder } from './entry.ts'

/** An app that has everything: what the template of a card or a row is drawn from. */
export const sampleEntry: Entry = {
  id: 0,
  code: '-',
  name: '-',
  description: '-',
  badge: '-',
  tags: ['-'],
  category: 1,
  status: 0,
  version: '-',
  image: placeholder(0),
  video: 'ask',
  videoSrc: null,
  captionsSrc: null,
  explore: true,
}

import { AppStatus, type CardParts, LOCALISED_FIELDS, type LocalisedField } from '@portal/contract/rules'

const texts = Object.fromEntries(LOCALISED_FIELDS.map((field) => [field, '-'])) as Record<
  LocalisedField,
  string
>

/** A card that has every part: the template that the browser copies is drawn from it. Its link leads nowhere. */
export const sampleCard: CardParts = {
  ...texts,
  id: 0,
  code: '',
  category: 1,
  categoryName: null,
  status: AppStatus.offline,
  version: '-',
  picture: { src: '', width: 0, height: 0 },
  video: 'ask',
  videoSrc: null,
  captionsSrc: null,
  explore: true,
  french: [],
}

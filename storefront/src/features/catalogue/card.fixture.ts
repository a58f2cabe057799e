import type { CardParts } from '@portal/contract/rules'

export const buildCard = (given: Partial<CardParts> = {}): CardParts => ({
  id: 1,
  code: 'VISIOSTOCK',
  name: 'Œil d’entrepôt',
  description: 'Trois caméras.',
  badge: '',
  tags: '',
  category: 2,
  categoryName: null,
  status: 2,
  version: '2.3',
  picture: { src: '/backgrounds/02.webp', width: 800, height: 500 },
  video: null,
  videoSrc: null,
  captionsSrc: null,
  explore: true,
  french: [],
  ...given,
})

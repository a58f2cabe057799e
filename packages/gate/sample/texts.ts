import type { Language } from '@portal/contract/rules'

/** Holds the demonstration's own sentences; French is the source. */
const fr = {
  kind: 'Banc de démonstration',
  greeting: 'Bonjour {name}',
  intro:
    'Composez un spécimen : chaque réglage agit aussitôt sur la forme et sur ses mesures. Rien ne quitte votre navigateur.',
  leave: 'Quitter la démonstration',
  family: 'Famille',
  families: { waves: 'Ondes', orbits: 'Orbites', grid: 'Trame', arcs: 'Arcs' },
  settings: 'Réglages',
  density: 'Densité',
  amplitude: 'Amplitude',
  rhythm: 'Rythme',
  deviation: 'Écart',
  shuffle: 'Nouveau tirage',
  download: 'Enregistrer l’image',
  animate: 'Animer',
  specimen: 'Spécimen n° {number}',
  described: '{family}, {count} éléments, régularité {regularity} %',
  readings: 'Mesures',
  elements: 'Éléments',
  coverage: 'Couverture',
  regularity: 'Régularité',
  energy: 'Énergie',
  history: 'Énergie des vingt-quatre derniers réglages',
  liveIntro:
    'Un entrepôt qui vit : chaque palette qui entre ou qui sort arrive ici au moment même. Quand votre accès se termine, la liaison est coupée.',
  stock: 'Occupation des emplacements de l’entrepôt',
  connecting: 'Connexion…',
  live: 'En direct',
  cut: 'Liaison coupée',
  filled: 'Remplissage',
  empty: 'Emplacements vides',
  moves: 'Mouvements',
} as const

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
type SampleTexts = Shape<typeof fr>

const en = {
  kind: 'Demonstration bench',
  greeting: 'Hello {name}',
  intro:
    'Compose a specimen: every setting acts at once on the shape and on its readings. Nothing leaves your browser.',
  leave: 'Leave the demo',
  family: 'Family',
  families: { waves: 'Waves', orbits: 'Orbits', grid: 'Grid', arcs: 'Arcs' },
  settings: 'Settings',
  density: 'Density',
  amplitude: 'Amplitude',
  rhythm: 'Rhythm',
  deviation: 'Deviation',
  shuffle: 'New draw',
  download: 'Save the image',
  animate: 'Animate',
  specimen: 'Specimen No. {number}',
  described: '{family}, {count} elements, regularity {regularity}%',
  readings: 'Readings',
  elements: 'Elements',
  coverage: 'Coverage',
  regularity: 'Regularity',
  energy: 'Energy',
  history: 'Energy over the last twenty-four settings',
  liveIntro:
    'A warehouse that lives: every pallet that comes or goes is here at that very moment. When your access ends, the line is cut.',
  stock: 'Occupation of the places in the warehouse',
  connecting: 'Connecting…',
  live: 'Live',
  cut: 'The line is cut',
  filled: 'Filled',
  empty: 'Empty places',
  moves: 'Moves',
} as const satisfies SampleTexts

export const sampleTexts: Readonly<Record<Language, SampleTexts>> = { fr, en }

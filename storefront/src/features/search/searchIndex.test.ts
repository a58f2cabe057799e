import { describe, expect, test } from 'vitest'
import { marked } from './marks.ts'
import { createSearchIndex, type Searched } from './searchIndex.ts'

const app = (id: number, name: string, tags: string, text: string, category = ''): Searched => ({
  id,
  name,
  tags,
  text,
  category,
})
const apps = [
  app(1, 'Œil d’entrepôt Warehouse Eye', 'vision,logistique,logistics', 'Des caméras comptent les palettes.'),
  app(
    2,
    'Jumeau énergie Energy Twin',
    'énergie,bâtiment,energy,building',
    'Simule et optimise la consommation d’un magasin.',
  ),
  app(
    3,
    'Empreinte de commande Order Footprint',
    'carbone,achats,carbon',
    'Mesure le carbone de chaque commande.',
  ),
  app(
    4,
    'Comptoir Front Desk',
    'conversation,support',
    'Répond aux questions des clients sur leurs factures.',
  ),
  app(
    5,
    'Lecture fine Fine Print',
    'documents,factures,contrats,invoices',
    'Lit les documents et les rapproche.',
  ),
  app(6, 'Derniers pas Last Miles', 'livraison,delivery', 'Trace la tournée.'),
]
const index = createSearchIndex(apps, [
  ['co2', 'carbone', 'gaz à effet de serre'],
  ['client', 'consommateur'],
  ['chatbot', 'assistant virtuel', 'conversation'],
  ['facture', 'pièce comptable'],
  ['réutilisation', 'empreinte'],
  ['remise', 'achat'],
])
const found = (question: string) => index.find(question).hits.map(({ id }) => id)

describe('a question finds', () => {
  test.each([
    ['énergies', 2],
    ['energie', 2],
    ['Caméra', 1],
    ['buildings', 2],
    ['consommations', 2],
    ['optimize', 2],
    ['optimization', 2],
    ['livrer', 6],
    ['un livreur', 6],
    ['répondre', 4],
    ['application pour rapprocher des documents', 5],
    ['co2', 3],
    ['gaz à effet de serre', 3],
    ['logistique énergétqiue', 1],
    ['gestions de livraison', 6],
    ['comptages des palettes', 1],
    ['réutiliser', 3],
    ['remises', 3],
    ['chatbot', 4],
    ['chtabot', 4],
    ['assistants virtuels', 4],
    ['assitant virtuel', 4],
    ['gaz à effet de ser', 3],
    ['pièces comptables fine', 5],
    ['mils', 6],
    ['enrgie', 2],
    ['enregie', 2],
    ['énnergie', 2],
    ['ebergie', 2],
    ['entreport', 1],
    ['logsitique', 1],
    ['carbn', 3],
    ['convresatoin', 4],
    ['nerg', undefined],
    ['éner', 2],
    ['enrgi', 2],
    ['une démo pour mon énergie', 2],
    ['l’énergie de mon bâtiment', 2],
    ['#vision', 1],
    ['warehouse camera', 1],
  ])('%s', (question, id) => {
    expect(found(question)[0]).toBe(id)
  })
})

test('a word has no synonyms by its stem alone', () => {
  expect(found('consommation')).toEqual([2])
})

describe('the order', () => {
  test('puts a tag before a text', () => {
    expect(found('factures')).toEqual([5, 4])
  })
  test('knows a tag by its mark', () => {
    expect(found('#factures')).toEqual([5])
  })
  test('puts a name before a tag', () => {
    expect(found('comm')[0]).toBe(3)
  })
  test('puts a name before another that has synonyms of it', () => {
    const visits = createSearchIndex(
      [
        app(1, 'Guide de visite', 'orientation,wayfinding', 'Un itinéraire.'),
        app(2, 'Chemins de visite', 'parcours', ''),
      ],
      [['chemin', 'orientation', 'wayfinding', 'itinéraire']],
    )
    expect(visits.find('Chemins de visite').hits[0]?.id).toBe(2)
  })
  test('puts a word before its other endings', () => {
    const counting = createSearchIndex([
      app(1, 'Palettes', '', 'Elle compte les palettes.'),
      app(2, 'Eau', '', 'Elle lit les compteurs.'),
    ])
    const first = (question: string) => counting.find(question).hits[0]?.id
    expect([first('compteurs'), first('compte')]).toEqual([2, 1])
  })
  test('puts what fits every word first, then a few that fit some', () => {
    expect(found('questions factures')).toEqual([4, 5])
  })
})

describe('a question that finds nothing', () => {
  test('offers the word that was probably meant, and the nearest apps', () => {
    const { hits, meant } = index.find('caarboonne')
    expect([hits, meant]).toEqual([[], 'carbone'])
    expect(index.nearest('caarboonne', 3).map(({ id }) => id)).toEqual([3])
  })
  test.each(['xylophone', 'rse', 'xqzt'])('offers nothing near %s', (question) => {
    expect(index.find(question)).toEqual({ hits: [], meant: null })
  })
})

test('marks the words that matched, as they are written', () => {
  const [hit] = index.find('camera').hits
  expect(marked('Des caméras comptent.', hit?.words ?? [])).toEqual([
    { text: 'Des ', marked: false },
    { text: 'caméras', marked: true },
    { text: ' comptent.', marked: false },
  ])
})

/** Every slip that a hand makes: a letter missing, doubled, wrong, or two that changed places. */
function misspelt(word: string): string[] {
  const letters = [...word]
  return letters.flatMap((letter, at) => [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    `${word.slice(0, at)}${letter === 'n' ? 'b' : 'n'}${word.slice(at + 1)}`,
    ...(at + 1 < letters.length ? [word.slice(0, at) + letters[at + 1] + letter + word.slice(at + 2)] : []),
  ])
}

test('finds 95 of 100 words with one slip among the first three', () => {
  const cases = [
    ['entrepot', 1],
    ['logistique', 1],
    ['energie', 2],
    ['batiment', 2],
    ['carbone', 3],
    ['empreinte', 3],
    ['comptoir', 4],
    ['conversation', 4],
    ['documents', 5],
    ['contrats', 5],
  ] as const
  const tried = cases.flatMap(([word, id]) => misspelt(word).map((typed) => ({ typed, id })))
  const missed = tried.filter(({ typed, id }) => !found(typed).slice(0, 3).includes(id))
  expect(tried.length).toBeGreaterThan(250)
  expect(missed.length / tried.length, missed.map(({ typed }) => typed).join(' ')).toBeLessThan(0.05)
})

import { LANGUAGES, type Language } from '@portal/contract/rules'
import type { APIRoute } from 'astro'
import { searchedCardsIn } from '../../features/catalogue/searchedCards.ts'

export const getStaticPaths = () =>
  LANGUAGES.map((language) => ({ params: { language }, props: { language } }))

/** The whole catalogue in one language, for a list that shows more than the page's HTML carries. */
export const GET: APIRoute<{ language: Language }> = ({ props }) =>
  Response.json(searchedCardsIn(props.language))

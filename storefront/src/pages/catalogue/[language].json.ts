import { LANGUAGES, type Language } from '@portal/contract/rules'
import type { APIRoute } from 'astro'
import { catalogueIndex } from '../../features/catalogue/catalogueIndex.ts'

export const getStaticPaths = () =>
  LANGUAGES.map((language) => ({ params: { language }, props: { language } }))

export const GET: APIRoute<{ language: Language }> = ({ props }) =>
  Response.json(catalogueIndex(props.language))

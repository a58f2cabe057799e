import type { APIRoute } from 'astro'
import { atomFeed } from '../../features/catalogue/atom.ts'
import { bothLanguages, languageOf } from '../../i18n/index.ts'
import { apps } from '../../lib/catalogue.ts'
import { site } from '../../lib/site.ts'

export const getStaticPaths = bothLanguages

export const GET: APIRoute = ({ params }) =>
  new Response(atomFeed(apps, languageOf(params.locale), site), {
    headers: { 'content-type': 'application/atom+xml' },
  })

import type { APIRoute } from 'astro'
import { site } from '../lib/site.ts'

const ROBOTS = `User-agent: *
Disallow: /admin
Disallow: /v1/

Sitemap: ${site.url}/sitemap-index.xml
`

export const GET: APIRoute = () => new Response(ROBOTS)

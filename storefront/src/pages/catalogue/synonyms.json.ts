import type { APIRoute } from 'astro'
import { synonyms } from '../../lib/catalogue.ts'

/** The synonyms of the search, for the thread that searches. */
export const GET: APIRoute = () => Response.json(synonyms)

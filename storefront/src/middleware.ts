import { defineMiddleware } from 'astro:middleware'
import { withHeadStyles } from './lib/headStyles.ts'
import { withPolicy } from './lib/policy.ts'
import { site } from './lib/site.ts'

const mediaOrigins = URL.canParse(site.mediaBase) ? [new URL(site.mediaBase).origin] : []

/**
 * Runs once for each page of a build. The development server injects its own styles, so it gets no policy.
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (import.meta.env.DEV || !response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(withPolicy(withHeadStyles(await response.text()), mediaOrigins), response)
})

import { createHash } from 'node:crypto'

/**
 * Matches comments and tags with their attributes, and the code of scripts and styles. Quoted attributes are
 * skipped: a description that looks like a script must not get a hash.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1>|<[a-zA-Z/!](?:"[^"]*"|'[^']*'|[^'">])*>/g
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Scripts with an address, and data blocks, are not inline code. */
const isInlineCode = (attributes: string) =>
  !/\bsrc=/.test(attributes) && !/\btype="?[^">]*json/.test(attributes)

/**
 * Gives a page the strictest content security policy: its own inline scripts and styles by hash, and files
 * of this origin. Astro's own policy would name every file of the site on every page. `frame-ancestors`
 * works in a header only, which the server sends.
 *
 * @param html a whole document
 * @param mediaOrigins other origins that images and videos come from
 */
export function withPolicy(html: string, mediaOrigins: readonly string[] = []): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, element, attributes = '', code = ''] of html.matchAll(MARKUP)) {
    if (code && isInlineCode(attributes)) hashes[element as 'script' | 'style'].add(hash(code))
  }
  const media = ["'self'", 'blob:', ...mediaOrigins].join(' ')
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    `img-src ${media} data:`,
    `media-src ${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')
  return html.replace(
    /<meta charset="utf-8">/i,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}

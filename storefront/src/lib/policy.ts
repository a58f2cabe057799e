import { createHash } from 'node:crypto'

/**
 * Every comment and tag, attributes included, and the code of scripts and styles. What stands in a quoted attribute is
 * stepped over: a description that reads like a script must not have its hash in the policy.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1>|<[a-zA-Z/!](?:"[^"]*"|'[^']*'|[^'">])*>/g
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Scripts with an address, and data blocks, are not inline code. */
const isInlineCode = (attributes: string) =>
  !/\bsrc=/.test(attributes) && !/\btype="?[^">]*json/.test(attributes)

/**
 * Gives a page the strictest policy that it works under: its own inline scripts and styles by their hashes, and
 * files of this origin. One list for each page: Astro's own would name every file of the site on every page,
 * 40 bytes each that do not compress. `frame-ancestors` cannot stand in a page: the server sends it as a header.
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

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const PLACE = '/v1/docs'
const TYPES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

/** Everything comes from this origin; swagger-ui writes style attributes and data images. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Next Epsilon Apps · API</title>
<link rel="stylesheet" href="${PLACE}/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="${PLACE}/swagger-ui-bundle.js"></script>
<script src="${PLACE}/start.js"></script>
</body>
</html>
`
const START = `SwaggerUIBundle({ url: '/v1/openapi.json', dom_id: '#reference', deepLinking: true })\n`

/** Reads a file of the page. @returns `null` for a name it does not have */
export async function readAsset(name: string): Promise<{ type: string; text: string } | null> {
  if (name === 'start.js') return { type: 'text/javascript; charset=utf-8', text: START }
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined
  if (!type) return null
  const file = fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`))
  return { type, text: await readFile(file, 'utf8') }
}

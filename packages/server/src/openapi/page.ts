import { escapeHtml } from '@portal/platform/http/html'
import type { OpenAPIV3_1 } from 'openapi-types'

type Operation = OpenAPIV3_1.OperationObject & { 'x-rights'?: string }
type Entry = { method: string; path: string; operation: Operation }

const RIGHTS: Record<string, string> = {
  anonymous: 'open',
  user: 'signed in',
  admin: 'administrators',
  app: 'the app itself',
}

/** The page's own style; its hash is what the content policy of the page allows. */
export const STYLE = `
:root{--ink:#10141f;--paper:#f6f5f1;--line:#dddbd3;--soft:#565c6b;--lime:#d7f64a}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
header{background:var(--ink);color:#fff;padding:40px max(24px,calc((100% - 992px)/2))}
header h1{margin:0 0 8px;font-size:32px}header p{max-width:72ch;margin:8px 0;white-space:pre-line}header a{color:var(--lime)}
main{max-width:1040px;margin:0 auto;padding:24px}
nav{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:16px}
nav a,.rights{border:1px solid var(--line);border-radius:999px;padding:2px 12px;background:#fff;color:inherit;text-decoration:none;font-size:14px}
h2{margin:40px 0 4px;text-transform:capitalize}h2+p{margin:0 0 12px;color:var(--soft)}
details{background:#fff;border:1px solid var(--line);border-radius:14px;margin:8px 0;padding:0 16px}
summary{cursor:pointer;padding:12px 0;display:flex;flex-wrap:wrap;gap:8px 12px;align-items:baseline}
summary:focus-visible,a:focus-visible{outline:3px solid #2b50d8;outline-offset:2px}
.method{font:700 13px/1 ui-monospace,monospace;background:var(--ink);color:#fff;border-radius:6px;padding:5px 8px}
code,pre{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{background:var(--paper);border-radius:8px;padding:12px;overflow:auto;max-height:420px}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:4px 12px 4px 0;border-bottom:1px solid var(--line);vertical-align:top}
`

/** The reference as one page without scripts, pictures or anything of another host. */
export function referencePage(document: OpenAPIV3_1.Document): string {
  const entries = entriesOf(document)
  const groups = (document.tags ?? [])
    .map((tag) => ({
      ...tag,
      entries: entries.filter(({ operation }) => operation.tags?.includes(tag.name)),
    }))
    .filter((group) => group.entries.length)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(document.info.title)} · API</title>
<style>${STYLE}</style></head>
<body>
<header><h1>${escapeHtml(document.info.title)} · API</h1><p>${escapeHtml(document.info.description ?? '').replaceAll('`', '')}</p>
<p><a href="/v1/openapi.json">OpenAPI ${escapeHtml(document.openapi)}</a></p></header>
<main>
<nav aria-label="Groups">${groups.map(({ name }) => `<a href="#${anchor(name)}">${escapeHtml(name)}</a>`).join('')}<a href="#schemas">schemas</a></nav>
${groups
  .map(
    ({ name, description, entries }) =>
      `<section id="${anchor(name)}"><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description ?? '')}</p>${entries.map(operationHtml).join('')}</section>`,
  )
  .join('\n')}
<section id="schemas"><h2>Schemas</h2><p>What bodies and answers are made of.</p>${Object.entries(
    document.components?.schemas ?? {},
  )
    .map(
      ([name, schema]) =>
        `<details id="schema-${anchor(name)}"><summary><strong>${escapeHtml(name)}</strong></summary>${json(schema)}</details>`,
    )
    .join('')}</section>
</main>
</body>
</html>
`
}

const entriesOf = ({ paths = {} }: OpenAPIV3_1.Document): Entry[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Operation,
    })),
  )

function operationHtml({ method, path, operation }: Entry) {
  const body = operation.requestBody
  return `<details id="${escapeHtml(operation.operationId ?? '')}"><summary><span class="method">${method}</span><code>${escapeHtml(path)}</code><span>${escapeHtml(operation.summary ?? '')}</span><span class="rights">${RIGHTS[operation['x-rights'] ?? 'anonymous']}</span></summary>
${parametersHtml(operation)}
${body && 'content' in body ? contentHtml('Body', body.content) : ''}
${Object.entries(operation.responses ?? {})
  .map(([status, answer]) =>
    'content' in answer
      ? contentHtml(`Answer ${status}: ${answer.description}`, answer.content ?? {})
      : `<h3>Answer ${escapeHtml(status)}</h3><p>${'description' in answer ? escapeHtml(answer.description ?? '') : ''}</p>`,
  )
  .join('\n')}
</details>`
}

function parametersHtml({ parameters = [] }: Operation) {
  const rows = parameters.map((one) =>
    'name' in one
      ? `<tr><td><code>${escapeHtml(one.name)}</code></td><td>${escapeHtml(one.in)}</td><td><code>${escapeHtml(JSON.stringify(one.schema ?? {}))}</code></td></tr>`
      : '',
  )
  return rows.length
    ? `<table><thead><tr><th>Parameter</th><th>In</th><th>Form</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    : ''
}

const contentHtml = (title: string, content: Record<string, OpenAPIV3_1.MediaTypeObject>) =>
  Object.entries(content)
    .map(
      ([type, { schema, example }]) =>
        `<h3>${escapeHtml(title)}</h3><p><code>${escapeHtml(type)}</code></p>${example === undefined ? '' : json(example)}${json(schema)}`,
    )
    .join('')

const json = (value: unknown) =>
  `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2) ?? '').replace(
    /#\/components\/schemas\/([\w-]+)/g,
    (_whole, name: string) => `<a href="#schema-${anchor(name)}">${name}</a>`,
  )}</pre>`
const anchor = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

import type { PublicApp } from '@portal/contract'
import { textsOf } from '@portal/contract/rules'
import { messagesOf } from '@portal/messages'
import type { APIRoute } from 'astro'
import { firstSentence } from '../features/catalogue/firstSentence.ts'
import { apps } from '../lib/catalogue.ts'
import { site } from '../lib/site.ts'
import { type PlainRoute, path } from '../paths.ts'

const { shell, accessibility, legal } = messagesOf('en')
const link = (title: string, page: PlainRoute, about: string) =>
  `- [${title}](${site.url}${path('en', page)}): ${about}`

function ofApp(app: PublicApp) {
  const { name, description } = textsOf(app, 'en')
  return `- [${name}](${site.url}${path('en', 'app', app.code)}): ${firstSentence(description).first}`
}

/** Describes the site and lists its pages, for language models (llmstxt.org). */
export const GET: APIRoute = () =>
  new Response(
    `# ${shell.appTitle}

> ${shell.description}

Browsing needs no account. Trying an app takes an account and access that the lab grants for a limited time. Every page exists in French (no prefix) and in English (\`/en\`).

## Pages

${link(shell.catalogue, 'apps', 'every app, with search, categories and statuses')}
${link('Atom feed', 'feed', 'the newest apps')}
${link(shell.register, 'register', 'what one needs to ask for access')}
${link(legal.terms.title, 'terms', legal.terms.description)}
${link(accessibility.title, 'accessibility', accessibility.description)}
- [API](${site.url}/v1/openapi.json): OpenAPI description; \`GET /v1/publicsapps/\` is the public catalogue as JSON

## Apps

${apps.map(ofApp).join('\n')}
`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )

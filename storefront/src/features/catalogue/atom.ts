import type { PublicApp } from '@portal/contract'
import { type Language, splitTags, textsOf } from '@portal/contract/rules'
import { messagesOf } from '@portal/messages'
import { path } from '../../paths.ts'
import { byAge } from './newest.ts'

const MOST = 30

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Site = { url: string; publisher: { name: string } }

/** Writes the newest apps as an Atom feed (RFC 4287). */
export function atomFeed(apps: readonly PublicApp[], language: Language, { url, publisher }: Site): string {
  const { catalogue } = messagesOf(language)
  const newest = apps.toSorted(byAge).slice(0, MOST)
  const updated = newest
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1)
  const self = url + path(language, 'feed')
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escaped(catalogue.feedTitle)}</title>
<id>${escaped(self)}</id>
<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${escaped(url + path(language, 'apps'))}"/>
<updated>${updated ?? new Date(0).toISOString()}</updated>
<author><name>${escaped(publisher.name)}</name></author>
${newest.map((app) => entry(app, language, url)).join('\n')}
</feed>
`
}

function entry(app: PublicApp, language: Language, url: string) {
  const { name, description, tags } = textsOf(app, language)
  const address = escaped(url + path(language, 'app', app.code))
  return `<entry>
<title>${escaped(name)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${app.created_at}</published>
<updated>${app.updated_at}</updated>
<summary>${escaped(description)}</summary>${splitTags(tags)
    .map((tag) => `\n<category term="${escaped(tag)}"/>`)
    .join('')}
</entry>`
}

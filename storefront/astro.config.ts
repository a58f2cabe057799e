import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'
import { chunks } from './chunks.ts'
import { pickedStrings } from './pickedStrings.ts'
import { isPublicPage } from './src/lib/publicPages.ts'
import { partnerIds, site } from './src/lib/site.ts'
import { canonicalAddress as canonical } from './src/paths.ts'

/** `astro dev` serves pages alone; the API and the media come from the running portal. */
const portal = new URL(site.catalogueUrl).origin

export default defineConfig({
  site: site.url,
  output: 'static',
  // 'jsx' would drop the space between "one" and "<b>two</b>" when a line ends between them.
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [pickedStrings()],
    server: { proxy: { '/v1': portal, '/media': portal } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    },
  },
  i18n: { locales: ['fr', 'en'], defaultLocale: 'fr', routing: { prefixDefaultLocale: false } },
  integrations: [
    react(),
    {
      name: 'portal:painted',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({ name: 'painted', entrypoint: './src/client/painted.ts' }),
      },
    },
    sitemap({
      i18n: { defaultLocale: 'fr', locales: { fr: 'fr', en: 'en' } },
      serialize: ({ links, ...page }) => ({
        ...page,
        url: canonical(page.url),
        links: links?.map((link) => ({ ...link, url: canonical(link.url) })),
      }),
      filter: (page) => isPublicPage(new URL(page).pathname, partnerIds),
    }),
  ],
})

import { fileURLToPath } from 'node:url'
import { tokens } from '@portal/config/tokens'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where the portal's server listens while `vite` serves the console in development. */
const SERVER = 'http://127.0.0.1:3000'
const ownFile = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    { name: 'theme-color', transformIndexHtml: (html) => html.replace('%INK%', tokens.color.ink) },
  ],
  resolve: {
    alias: {
      'jsonexport/dist/index.js': ownFile('./src/csv/noDefaultExport.ts'),
      // Libraries bring stand-ins for these; every browser that runs the console has them.
      'object.entries': ownFile('./src/native/entries.cjs'),
      hasown: ownFile('./src/native/hasOwn.cjs'),
      diacritic: ownFile('./src/native/clean.ts'),
    },
  },
  server: { proxy: { '/v1': SERVER, '/media': SERVER } },
  build: {
    // Nothing inline: the content security policy allows files of this origin alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs of the libraries is one file: it compresses best, and stays in the
          // browser's cache while only our own code changes. Whatever one page needs goes with that page.
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
            { name: 'console', tags: ['$initial'] },
          ],
        },
      },
    },
  },
})

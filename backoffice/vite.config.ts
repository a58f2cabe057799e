import { fileURLToPath } from 'node:url'
import { tokens } from '@portal/config/tokens'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Address of the portal's server while `vite` serves the console in development. */
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
      inflection: ownFile('./src/native/inflection.ts'),
      // Polyfills that no supported browser needs.
      'object.entries': ownFile('./src/native/entries.cjs'),
      hasown: ownFile('./src/native/hasOwn.cjs'),
      diacritic: ownFile('./src/native/clean.ts'),
    },
  },
  server: { proxy: { '/v1': SERVER, '/media': SERVER } },
  build: {
    // The content security policy allows no inline scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for the libraries that every page needs: it compresses best and stays cached while our
          // own code changes.
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
            { name: 'console', tags: ['$initial'] },
          ],
        },
      },
    },
  },
})

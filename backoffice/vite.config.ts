import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where the portal's server listens while `vite` serves the console in development. */
const SERVER = 'http://127.0.0.1:3000'

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  server: { proxy: { '/v1': SERVER, '/media': SERVER } },
  build: {
    // Nothing inline: the content security policy allows files of this origin alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Libraries in groups of their own stay in the browser's cache across deployments.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 30,
            },
          ],
        },
      },
    },
  },
})

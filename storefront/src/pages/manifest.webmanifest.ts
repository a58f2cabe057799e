import { tokens } from '@portal/config/tokens'
import { messagesOf } from '@portal/messages'
import type { APIRoute } from 'astro'

export const GET: APIRoute = () => {
  const { shell } = messagesOf('fr')
  return Response.json({
    name: shell.title,
    short_name: shell.appTitle,
    description: shell.description,
    lang: 'fr',
    start_url: '/',
    display: 'minimal-ui',
    background_color: tokens.color.paper,
    theme_color: tokens.color.ink,
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/brand/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}

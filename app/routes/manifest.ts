import { servicesContext } from '#app/lib/services.server.ts'
import { themeColor } from '#app/lib/theme-color.ts'
import type { Route } from './+types/manifest.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { brand } = context.get(servicesContext)
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: 'An AI travel planner for travelers and groups.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColor,
    theme_color: themeColor,
    categories: ['travel'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/images/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/images/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/images/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    },
  })
}

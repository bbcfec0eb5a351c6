/** Serves the React app from its sources, with hot reload. Loaded by `npm run dev` only. */
import type { Server } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { SiteServices } from '#domain/site/site-services.ts'
import type { Web } from './http/app.ts'
import { drawnPictures } from './pictures/drawn-pictures.ts'
import { pageHandler } from './web.ts'

export async function developmentWeb(
  services: SiteServices,
  addressOf: (request: Request) => string | null,
  server: Server,
): Promise<Web> {
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  })
  // Vite answers for modules and sources; what it passes on is a page.
  const pages = server.listeners('request') as ((...args: unknown[]) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      for (const listener of pages) listener(request, response)
    })
  })
  const build = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return {
    asset: drawnPictures(services.brand),
    page: pageHandler(build, services, addressOf, 'development'),
  }
}

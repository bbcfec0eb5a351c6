/** Serves the React app as it was built: hashed files forever, pages fresh. */
import { access } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { SiteServices } from '#domain/site/site-services.ts'
import type { Web } from './http/app.ts'
import { drawnPictures } from './pictures/drawn-pictures.ts'

const buildDir = path.join(import.meta.dirname, '..', 'build')

/** What `app/entry.server.tsx` offers besides rendering. */
interface EntryModule {
  createLoadContext(
    services: SiteServices,
    nonce: string | undefined,
    clientAddress: string | null,
  ): Parameters<RequestHandler>[1]
}
type RequestHandler = ReturnType<typeof createRequestHandler>

/** Takes the original request: the router passes loaders a copy, whose socket is not known. */
type AddressOf = (request: Request) => string | null

export async function builtWeb(services: SiteServices, addressOf: AddressOf): Promise<Web> {
  const entry = path.join(buildDir, 'server', 'index.js')
  await access(entry)
  const build: ServerBuild = await import(pathToFileURL(entry).href)
  const files = staticFiles(path.join(buildDir, 'client'))
  const pictures = drawnPictures(services.brand)
  return {
    asset: async (request) => (await pictures(request)) ?? files(request),
    page: pageHandler(() => build, services, addressOf, 'production'),
  }
}

export function pageHandler(
  build: () => ServerBuild | Promise<ServerBuild>,
  services: SiteServices,
  addressOf: AddressOf,
  reactRouterMode: 'production' | 'development',
): Web['page'] {
  const handle = createRequestHandler(build, reactRouterMode)
  return async (request, nonce) => {
    const entry = (await build()).entry.module as unknown as EntryModule
    // In development the policy asks for no nonce, and React would report one as a mismatch.
    const given = reactRouterMode === 'development' ? undefined : nonce
    return handle(request, entry.createLoadContext(services, given, addressOf(request)))
  }
}

function staticFiles(root: string) {
  const files = new Hono()
  files.use(
    '*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (file, context) => {
        const hashed = path.relative(root, file).startsWith(`assets${path.sep}`)
        context.header(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    }),
  )
  files.notFound((context) => context.body(null, 404))
  return async (request: Request): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const { pathname } = new URL(request.url)
    // Only names with an extension are files; everything else is a page.
    if (!/\.[a-z0-9]+$/i.test(pathname)) return undefined
    const response = await files.fetch(request)
    return response.status === 404 ? undefined : response
  }
}

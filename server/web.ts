/** Serves the React app as it was built: hashed files forever, pages fresh. */
import { randomBytes } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { SiteServices } from '#domain/site/site-services.ts'
import type { Web } from './http/app.ts'
import { noteAnswers } from './pages/answers-of-a-page.ts'
import type { WatchedContent } from './pages/content-changes.ts'
import { keepableRoutes } from './pages/keepable-routes.ts'
import { createKeptPages } from './pages/kept-pages.ts'
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

/** Reads the client address of the original request: the router gives loaders a copy, whose socket is not known. */
type AddressOf = (request: Request) => string | null

/** Watches what pages show; from then on pages may be kept until it calls. */
export type WatchContent = (onChange: () => void) => Promise<WatchedContent>

export async function builtWeb(
  services: SiteServices,
  addressOf: AddressOf,
  watchContent: WatchContent | undefined,
): Promise<Web> {
  const entry = path.join(buildDir, 'server', 'index.js')
  await access(entry)
  const build: ServerBuild = await import(pathToFileURL(entry).href)
  const files = staticFiles(path.join(buildDir, 'client'))
  const pictures = drawnPictures(services.brand)
  const page = pageHandler(() => build, services, addressOf, 'production')
  return {
    asset: async (request) => (await pictures(request)) ?? files(request),
    page: watchContent ? await keptPages(page, build, { services, addressOf, watchContent }) : page,
  }
}

interface KeptPagesNeeds {
  services: SiteServices
  addressOf: AddressOf
  watchContent: WatchContent
}

async function keptPages(
  page: PageHandler,
  build: ServerBuild,
  { services, addressOf, watchContent }: KeptPagesNeeds,
): Promise<Web['page']> {
  let watched: WatchedContent | undefined
  const kept = createKeptPages({
    render: page,
    renderToKeep: async (request, nonce, asked) => {
      const { supabase } = services
      const answers = noteAnswers(supabase.fetch ?? fetch)
      const noting = { ...services, supabase: { ...supabase, fetch: answers.fetch } }
      const render = pageHandler(() => build, noting, addressOf, 'production')
      return {
        response: await render(request, nonce, asked),
        isStillRight: (by) => answers.areSame(visitorHeaders(addressOf(by))),
      }
    },
    mayBeKept: keepableRoutes(build.routes),
    settled: () => watched?.settled(),
    publicUrl: services.publicUrl,
    cookieName: services.supabase.cookieName,
    // The footer names the year and samples are planned for the day; the map may fail or come back.
    shownState: () => JSON.stringify([services.now().toISOString().slice(0, 10), services.map()]),
    now: () => services.now().getTime(),
    placeholder: `nonce-${randomBytes(24).toString('hex')}`,
  })
  watched = await watchContent(kept.contentChanged)
  return kept.answer
}

/**
 * The header by which the backend learns whose limits a page's requests count for: see
 * `app/lib/supabase/request-client.server.ts`.
 */
const visitorHeaders = (address: string | null): Record<string, string> =>
  address === null ? {} : { 'x-visitor-address': address }

/** `asked` is the request as it came, where another request is rendered for it. */
type PageHandler = (request: Request, nonce: string, asked?: Request) => Promise<Response>

export function pageHandler(
  build: () => ServerBuild | Promise<ServerBuild>,
  services: SiteServices,
  addressOf: AddressOf,
  reactRouterMode: 'production' | 'development',
): PageHandler {
  const handle = createRequestHandler(build, reactRouterMode)
  return async (request, nonce, asked = request) => {
    const entry = (await build()).entry.module as unknown as EntryModule
    // In development the policy asks for no nonce, and React would report one as a mismatch.
    const given = reactRouterMode === 'development' ? undefined : nonce
    return handle(request, entry.createLoadContext(services, given, addressOf(asked)))
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

/** Renders a page on the server, and makes the context that its loaders read. */
import { Readable } from 'node:stream'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { mayKeepPage } from '#app/lib/kept-page.ts'
import { paintFirst } from '#app/lib/paint-first.server.ts'
import { clientAddressContext, nonceContext, servicesContext } from '#app/lib/services.server.ts'
import { keptPageHeader } from '#domain/site/kept-page.ts'
import type { SiteServices } from '#domain/site/site-services.ts'

/** After this time a promise of a loader that is still open is given up, so that no stream goes on forever. */
export const streamTimeout = 30_000
/** Rendering is aborted a moment later, after what was given up has reached the page. */
const renderTimeoutMs = streamTimeout + 1_000

export function createLoadContext(
  services: SiteServices,
  nonce: string | undefined,
  clientAddress: string | null,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(nonceContext, nonce)
  context.set(clientAddressContext, clientAddress)
  return context
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(servicesContext).report('page failed', {
    path: new URL(request.url).pathname,
    error: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? error.stack : undefined,
  })
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', headers.get('cache-control') ?? 'no-cache')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  const isKept = request.headers.has(keptPageHeader) && isToBeKept(routerContext)
  if (isKept) headers.set(keptPageHeader, 'whole')
  const nonce = loadContext.get(nonceContext)
  const { report } = loadContext.get(servicesContext)
  const isWhole = isKept || isbot(request.headers.get('user-agent')) || isSentWhole(routerContext)
  const start = isWhole ? 'onAllReady' : 'onShellReady'

  return new Promise((resolve, reject) => {
    const rendering = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Without this, React sends large parts of a page that is ready after it, and a script puts them in
        // their place.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [start]() {
          const body = paintFirst(nonce)
          body.once('finish', () => clearTimeout(cutOff))
          rendering.pipe(body)
          resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }))
        },
        onShellError: reject,
        onError(error: unknown) {
          // A kept page would show its error to everybody who comes later.
          if (isKept) headers.delete(keptPageHeader)
          if (request.signal.aborted) return
          report('rendering failed', {
            path: new URL(request.url).pathname,
            error: error instanceof Error ? error.message : String(error),
          })
        },
      },
    )
    const cutOff = setTimeout(() => rendering.abort(), renderTimeoutMs)
  })
}

/** Whether other visitors may be given this rendering: never a page that shows an error. */
function isToBeKept({ staticHandlerContext }: EntryContext): boolean {
  const { matches, loaderData, errors } = staticHandlerContext
  return errors === null && mayKeepPage(matches, loaderData)
}

/**
 * Whether a route asks to be sent in one piece (`handle.sentWhole`): what comes in later pieces is put
 * in its place by a script, and is not seen without one.
 */
function isSentWhole({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return matches.some(({ route: { handle } }) => handle?.sentWhole === true)
}

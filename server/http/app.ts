/** Routes a request to the part of the process that answers it, in order. */
import { type Handler, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Gateway } from '#server/backend/gateway/gateway.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/process/log.ts'
import type { Readiness } from '#server/process/readiness.ts'
import type { AddressCheck } from './address-check.ts'
import { requestLog } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'

/** Serves the React app: its files and its pages. */
export interface Web {
  asset(request: Request): Promise<Response | undefined>
  page(request: Request, nonce: string): Promise<Response>
}

interface AppParts {
  config: Config
  log: Log
  checkAddress: AddressCheck
  readiness: Readiness
  newNonce: () => string
  /** Resolves once the process has opened its database and loaded the app. */
  web: Promise<Web>
  /** The backend's services; undefined where a Supabase project runs them. */
  gateway: Promise<Gateway> | undefined
  /** Hosts that pages fetch map tiles from. */
  mapHosts: () => readonly string[]
  development: boolean
}

/** What a browser asks of a page. */
const pageMethods = ['GET', 'HEAD', 'POST']

export function createApp({
  config,
  log,
  checkAddress,
  readiness,
  newNonce,
  web,
  gateway,
  mapHosts,
  development,
}: AppParts) {
  const app = new Hono()
  app.use(requestLog(log))
  app.use(securityHeaders({ config, newNonce, mapHosts, development }))
  app.use((context, next) => {
    const refusal = checkAddress(new URL(context.req.url))
    return refusal ? Promise.resolve(context.text(refusal.text, refusal.status)) : next()
  })

  app.get('/healthz', (context) => context.json({ status: 'up' }))
  app.get('/readyz', async (context) => {
    const state = await readiness.check()
    return context.json(state, state.status === 'ready' ? 200 : 503)
  })

  if (gateway) {
    const services: Handler = async (context) => (await gateway).fetch(context.req.raw)
    // Files are sent as they are: pictures gain nothing, and a range must stay a range.
    app.all('/storage/v1/*', services)
    app.all('/functions/v1/*', services)
    for (const service of ['auth', 'rest', 'realtime']) {
      app.all(`/${service}/v1/*`, compress(), services)
    }
  }
  app.use(compress())
  app.on(pageMethods, '*', async (context) => {
    const site = await web
    const asset = await site.asset(context.req.raw)
    if (asset) return asset
    const page = await site.page(context.req.raw, context.get('nonce'))
    // The router says that a page takes no forms, but not what it takes.
    if (page.status === 405) page.headers.set('allow', 'GET, HEAD')
    return page
  })
  app.all('*', (context) =>
    context.text('This method has no meaning here.', 405, { allow: pageMethods.join(', ') }),
  )

  app.onError((_error, context) =>
    context.text('Something went wrong on our side. Please try again.', 500),
  )
  return app
}

/** Gives loaders the request's client, which is created on first use. */
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { clientAddressContext, servicesContext } from '../services.server.ts'
import { type RequestSupabase, requestSupabase } from './request-client.server.ts'

const lazyClientContext = createContext<() => RequestSupabase>()

export const supabaseMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  let made: RequestSupabase | undefined
  context.set(lazyClientContext, () => {
    const { supabase, publicUrl } = context.get(servicesContext)
    made ??= requestSupabase(request, supabase, {
      secure: publicUrl.startsWith('https:'),
      visitor: context.get(clientAddressContext),
    })
    return made
  })
  const response = await next()
  // Responses to requests with a session are private to their browser's cache.
  if (hasSession(request, context)) response.headers.set('cache-control', 'private, no-cache')
  for (const [name, value] of made?.responseHeaders ?? []) {
    // Cookies are appended; the session's cache rule replaces the page's.
    if (name === 'set-cookie') response.headers.append(name, value)
    else response.headers.set(name, value)
  }
  return response
}

export function supabaseOf(context: Readonly<RouterContextProvider>): RequestSupabase['client'] {
  return context.get(lazyClientContext)().client
}

const hasSession = (request: Request, context: Readonly<RouterContextProvider>) =>
  request.headers.get('cookie')?.includes(context.get(servicesContext).supabase.cookieName) ?? false

/** Gives every loader the request's client, made when the first one asks for it. */
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { servicesContext } from '../services.ts'
import { type RequestSupabase, requestSupabase } from './request-client.ts'

const lazyClientContext = createContext<() => RequestSupabase>()

export const supabaseMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  let made: RequestSupabase | undefined
  context.set(lazyClientContext, () => {
    made ??= requestSupabase(request, context.get(servicesContext).supabase)
    return made
  })
  const response = await next()
  for (const [name, value] of made?.responseHeaders ?? []) {
    // A page has many cookies, but one rule for caches: that of the session wins.
    if (name === 'set-cookie') response.headers.append(name, value)
    else response.headers.set(name, value)
  }
  return response
}

export function supabaseOf(context: Readonly<RouterContextProvider>): RequestSupabase['client'] {
  return context.get(lazyClientContext)().client
}

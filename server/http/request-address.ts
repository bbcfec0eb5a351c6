/**
 * The address a request is answered under. In production it is `PUBLIC_URL` and never what the
 * request says of itself: behind a proxy that ends TLS the socket speaks plain HTTP, and a form of
 * https://piri.example would be taken for one of another site. On a laptop people come by several
 * names (localhost, 127.0.0.1), so the name they used counts; `address-check.ts` knows which are ours.
 */
import type { IncomingMessage } from 'node:http'
import type { Config } from '#server/config.ts'
import { forwardedValue } from './forwarded.ts'

type Asking = Pick<IncomingMessage, 'url' | 'headers'>

/** Rewrites the request's target into a whole address, where it is not to be built from `Host`. */
export function createAddressing({ mode, publicUrl, values }: Config): (request: Asking) => void {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl)
  const originOf = (request: Asking): string | undefined => {
    if (mode === 'production') return own?.origin
    const host = (request.headers.host ?? '').toLowerCase()
    if (own && host === own.host) return own.origin
    const encrypted =
      forwardedValue(request, 'x-forwarded-proto', values.TRUSTED_PROXIES) === 'https'
    const named = encrypted ? URL.parse(`https://${host}`) : null
    return named?.host === host ? named.origin : undefined
  }
  return (request) => {
    const origin = originOf(request)
    const path = pathIn(request.url ?? '')
    if (origin && path !== undefined) request.url = `${origin}${path}`
  }
}

/** The path of a request's target, which proxies may send as a whole address; undefined for `*`. */
function pathIn(target: string): string | undefined {
  if (target.startsWith('/')) return target
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/i.exec(target) ?? []
  if (rest === undefined) return undefined
  return rest.startsWith('/') ? rest : `/${rest}`
}

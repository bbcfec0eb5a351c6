/** The headers that tell a browser what a page of ours may do. */
import { createMiddleware } from 'hono/factory'
import type { Config } from '#server/config.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Fresh for each response; only scripts that carry it run. */
    nonce: string
  }
}

interface SecurityOptions {
  config: Config
  newNonce: () => string
  /** Hosts that pages fetch map tiles from. */
  mapHosts: () => readonly string[]
  /** The development server injects scripts of its own, which carry no nonce. */
  development: boolean
}

export function securityHeaders({ config, newNonce, mapHosts, development }: SecurityOptions) {
  const encrypted = isEncrypted(config)
  const policyFor = contentSecurityPolicy(config, development)
  return createMiddleware(async (context, next) => {
    const nonce = newNonce()
    context.set('nonce', nonce)
    await next()
    const { headers } = context.res
    headers.set('x-content-type-options', 'nosniff')
    // Pages whose address is a secret set a stricter one themselves.
    if (!headers.has('referrer-policy')) {
      headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    }
    if (mayBeDocument(headers)) {
      // A stored file comes with a stricter policy of its own.
      if (!headers.has('content-security-policy')) {
        headers.set('content-security-policy', policyFor(nonce, mapHosts()))
      }
      headers.set('x-frame-options', 'DENY')
      headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
      headers.set('permissions-policy', 'camera=(self), geolocation=(self), microphone=(self)')
    }
    if (encrypted) {
      headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
    }
  })
}

/** A site without HTTPS would ask browsers for scripts and pictures where nobody answers. */
const isEncrypted = ({ mode, publicUrl }: Config): boolean =>
  mode === 'production' && publicUrl?.startsWith('https:') === true

/** Whether a browser may open the answer as a page: for a script or a font the policy would be bytes without use. */
function mayBeDocument(headers: Headers): boolean {
  const type = headers.get('content-type') ?? ''
  return type === '' || /html|xml|svg|pdf/.test(type)
}

function contentSecurityPolicy(config: Config, development: boolean) {
  const backend = config.backend.kind === 'supabase' ? originAndSocket(config.backend.url) : ''
  const fixed = (mapHosts: readonly string[]) =>
    [
      "default-src 'self'",
      // Radix, sonner and the drag library write style elements and attributes at run time.
      "style-src 'self' 'unsafe-inline'",
      // Avatars and place photos come from whatever host a provider names.
      ["img-src 'self' data: blob: https:", ...mapHosts].join(' '),
      "font-src 'self'",
      ["connect-src 'self'", backend, ...mapHosts, development ? 'ws:' : '']
        .filter(Boolean)
        .join(' '),
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...(isEncrypted(config) ? ['upgrade-insecure-requests'] : []),
    ].join('; ')
  return (nonce: string, mapHosts: readonly string[]) =>
    development
      ? `${fixed(mapHosts)}; script-src 'self' 'unsafe-inline'`
      : `${fixed(mapHosts)}; script-src 'self' 'nonce-${nonce}'`
}

function originAndSocket(url: string): string {
  const { origin } = new URL(url)
  return `${origin} ${origin.replace(/^http/, 'ws')}`
}

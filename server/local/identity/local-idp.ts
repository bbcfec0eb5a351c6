/**
 * An OpenID provider on this machine that stands in for Google where none is configured: the same
 * protocol, made-up people, one click to be one of them. Keeps everything in memory.
 * What speaks the protocol is large, and loaded with the first request.
 */
import { randomBytes } from 'node:crypto'
import { type DemoPerson, demoPeople } from './demo-people.ts'
import type { HandleRequest } from './identity-handler.ts'

export interface LocalIdentityProviderOptions {
  /** Where the server is reached, without a slash at the end. */
  publicUrl: string
  /** Where the provider is mounted on it. */
  path?: string
  people?: readonly DemoPerson[]
}

export interface LocalIdentityProvider {
  issuer: string
  authorizationUrl: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** Whether a path of the server is one of the provider's. */
  owns(pathname: string): boolean
  handle: HandleRequest
}

export function createLocalIdentityProvider({
  publicUrl,
  path = '/__idp',
  people = demoPeople,
}: LocalIdentityProviderOptions): LocalIdentityProvider {
  const issuer = `${publicUrl}${path}`
  const clientId = 'local-app'
  const clientSecret = randomBytes(24).toString('base64url')
  let opening: Promise<HandleRequest> | undefined
  const handler = () => {
    opening ??= import('./identity-handler.ts').then(({ openIdentityHandler }) =>
      openIdentityHandler(issuer, { publicUrl, path, people, clientId, clientSecret }),
    )
    return opening
  }
  return {
    issuer,
    authorizationUrl: `${issuer}/auth`,
    tokenUrl: `${issuer}/token`,
    clientId,
    clientSecret,
    owns: (pathname) => pathname === path || pathname.startsWith(`${path}/`),
    handle: async (request, response) => (await handler())(request, response),
  }
}

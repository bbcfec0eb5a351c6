/** Finds out who is asking, from the apikey and the bearer token, once for all services. */
import { hash, timingSafeEqual } from 'node:crypto'
import type { Caller } from '#server/backend/caller.ts'
import type { TokenVerifier, Verdict } from '#server/backend/tokens/token-verifier.ts'

export type TokenProblem =
  | Extract<Verdict, { ok: false }>
  | { ok: false; problem: 'forbidden-role'; message: string }

export type Credentials =
  | { kind: 'caller'; caller: Caller }
  | { kind: 'no-key' }
  | { kind: 'invalid-key' }
  /** Refuses the service key in an address: addresses end up in logs and browser histories. */
  | { kind: 'service-key-in-address' }
  /** The key is good, the bearer token is not: each service has its own words for that. */
  | { kind: 'invalid-token'; problem: TokenProblem }

interface CredentialOptions {
  anonKeys: readonly string[]
  serviceKeys: readonly string[]
  tokens: TokenVerifier
  /** Whether a call without any key is an anonymous one. */
  keyless: boolean
  /** Roles a token may name; the database's own roles are never among them. */
  allowedRoles?: readonly string[]
}

const defaultRoles = ['anon', 'authenticated', 'service_role']

export function createCredentialCheck(options: CredentialOptions) {
  const { tokens, keyless, allowedRoles = defaultRoles } = options
  const known = [
    ...options.anonKeys.map((key) => ({ digest: digestOf(key), role: 'anon' })),
    ...options.serviceKeys.map((key) => ({ digest: digestOf(key), role: 'service_role' })),
  ]

  /** Compares digests in constant time, so that an answer's delay tells nothing of a key. */
  const roleOfKey = (key: string): string | undefined => {
    const digest = digestOf(key)
    return known.find((each) => timingSafeEqual(each.digest, digest))?.role
  }

  const byToken = async (token: string): Promise<Credentials> => {
    const verdict = await tokens.verify(token)
    if (!verdict.ok) return { kind: 'invalid-token', problem: verdict }
    const { role = 'anon' } = verdict.claims
    if (typeof role !== 'string' || !allowedRoles.includes(role)) {
      return { kind: 'invalid-token', problem: forbidden(role) }
    }
    return { kind: 'caller', caller: { role, claims: { ...verdict.claims, role } } }
  }

  /** A key is one of ours, or a legacy one: a token that our secret signed. */
  const byKey = async (key: string): Promise<Credentials> => {
    const role = roleOfKey(key)
    if (role) return { kind: 'caller', caller: { role, claims: { role } } }
    const token = await byToken(key)
    return token.kind === 'caller' ? token : { kind: 'invalid-key' }
  }

  return async (request: Request): Promise<Credentials> => {
    const header = request.headers.get('apikey') || undefined
    const key = header ?? keyInAddress(request)
    const bearer = bearerOf(request)
    if (!key && !keyless) return { kind: 'no-key' }
    const caller: Credentials = key
      ? await byKey(key)
      : { kind: 'caller', caller: { role: 'anon', claims: { role: 'anon' } } }
    if (!header && caller.kind === 'caller' && caller.caller.role === 'service_role') {
      return { kind: 'service-key-in-address' }
    }
    if (caller.kind !== 'caller' || bearer === undefined || bearer === key) return caller
    // Clients send an opaque key as the bearer too; it is a key there as well, never a token.
    return roleOfKey(bearer) ? byKey(bearer) : byToken(bearer)
  }
}

const forbidden = (role: unknown): TokenProblem => {
  const name = typeof role === 'string' ? role : JSON.stringify(role)
  return {
    ok: false,
    problem: 'forbidden-role',
    message: `permission denied to set role "${name}"`,
  }
}

const digestOf = (text: string) => hash('sha256', text, 'buffer')

/** A browser's WebSocket can't send headers, so the key may stand in the address. */
const keyInAddress = ({ url }: Request): string | undefined =>
  new URL(url).searchParams.get('apikey') || undefined

/** Other schemes are ignored; a Bearer without a token is a bad token, not a missing one. */
function bearerOf(request: Request): string | undefined {
  const found = /^Bearer(?:\s+(.*))?$/i.exec(request.headers.get('authorization') ?? '')
  return found ? (found[1] ?? '').trim() : undefined
}

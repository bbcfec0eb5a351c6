/** Decides whether a bearer token is genuine and valid now. Verdicts are cached, in bounded number. */
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose'

export type Claims = Readonly<JWTPayload & Record<string, unknown>>

export type Verdict =
  | { ok: true; claims: Claims }
  | { ok: false; problem: TokenFault; message: string }

type TokenFault = 'malformed' | 'expired' | 'not-yet-valid' | 'bad-claim' | 'session-ended'

export interface VerificationKeys {
  verificationKey(kid: string): Promise<CryptoKey | undefined>
}

export interface OpenSessions {
  isOpen(sessionId: string): Promise<boolean>
}

interface VerifierOptions {
  /** ES256 keys by key id. */
  keys?: VerificationKeys
  /** The shared secret of legacy HS256 tokens. */
  jwtSecret?: string
  /** Milliseconds since the epoch. */
  now: () => number
  /** How many verified tokens are remembered. */
  remembered?: number
  /** Asked for every token that names a session, remembered or not. */
  sessions?: OpenSessions
}

export interface TokenVerifier {
  verify(token: string): Promise<Verdict>
}

/** Seconds by which the clocks of two machines may differ. */
const leewaySeconds = 30
const longestToken = 16 * 1024

export function createTokenVerifier(options: VerifierOptions): TokenVerifier {
  const { keys, jwtSecret, now, remembered = 2_000, sessions } = options
  const secret = jwtSecret === undefined ? undefined : new TextEncoder().encode(jwtSecret)
  const verified = new Map<string, Claims>()

  const remember = (token: string, claims: Claims) => {
    if (verified.size >= remembered) {
      const [oldest] = verified.keys()
      if (oldest !== undefined) verified.delete(oldest)
    }
    verified.set(token, claims)
  }

  const keyFor = async (token: string): Promise<CryptoKey | Uint8Array | undefined> => {
    const { alg, kid } = decodeProtectedHeader(token)
    if (alg === 'ES256' && typeof kid === 'string') return keys?.verificationKey(kid)
    return alg === 'HS256' ? secret : undefined
  }

  const check = async (token: string): Promise<Verdict> => {
    if (token.length > longestToken) return malformed('JWT is too long')
    const key = await keyFor(token)
    if (!key) return malformed('No suitable key or wrong key type')
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['ES256', 'HS256'],
      clockTolerance: leewaySeconds,
      currentDate: new Date(now()),
    })
    if (payload.iat !== undefined && payload.iat > now() / 1000 + leewaySeconds) {
      return { ok: false, problem: 'not-yet-valid', message: 'JWT issued at future' }
    }
    remember(token, payload)
    return { ok: true, claims: payload }
  }

  const judge = async (token: string): Promise<Verdict> => {
    const known = verified.get(token)
    if (known) {
      if (known.exp === undefined || known.exp + leewaySeconds > now() / 1000) {
        return { ok: true, claims: known }
      }
      verified.delete(token)
      return expired
    }
    try {
      return await check(token)
    } catch (error) {
      return explain(error)
    }
  }

  return {
    async verify(token) {
      const verdict = await judge(token)
      if (!sessions || !verdict.ok) return verdict
      const { session_id: session } = verdict.claims
      if (session === undefined) return verdict
      const open = typeof session === 'string' && (await sessions.isOpen(session))
      return open ? verdict : sessionEnded
    },
  }
}

const expired: Verdict = { ok: false, problem: 'expired', message: 'JWT expired' }
const sessionEnded: Verdict = {
  ok: false,
  problem: 'session-ended',
  message: 'The session of the JWT has ended',
}

const malformed = (message: string): Verdict => ({ ok: false, problem: 'malformed', message })

/** Anything but a judgement of the token itself, such as a lost database, is thrown on. */
function explain(error: unknown): Verdict {
  if (error instanceof errors.JWTExpired) return expired
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.reason === 'check_failed'
      ? { ok: false, problem: 'not-yet-valid', message: 'JWT not yet valid' }
      : { ok: false, problem: 'bad-claim', message: `The JWT '${error.claim}' claim is not valid` }
  }
  if (error instanceof errors.JOSEError || error instanceof TypeError) {
    return malformed('JWT could not be decoded or its signature does not match')
  }
  throw error
}

/** Signs access tokens: who the account is, how it was proven, and which session stands behind it. */
import { SignJWT } from 'jose'
import type { SigningKeys } from '#server/backend/tokens/signing-keys.ts'
import type { Account } from './store/accounts.ts'
import type { Session } from './store/sessions.ts'

export interface AccessToken {
  token: string
  expiresAt: number
}

export async function signAccessToken(
  keys: SigningKeys,
  account: Account,
  session: Pick<Session, 'id' | 'aal' | 'amr'>,
  { issuer, now, seconds }: { issuer: string; now: number; seconds: number },
): Promise<AccessToken> {
  const { kid, algorithm, key } = await keys.signer()
  const issuedAt = Math.floor(now / 1000)
  const expiresAt = issuedAt + seconds
  const token = await new SignJWT({
    iss: issuer,
    sub: account.id,
    aud: account.aud ?? 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: account.email ?? '',
    phone: account.phone ?? '',
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
    role: account.role ?? 'authenticated',
    aal: session.aal ?? 'aal1',
    amr: session.amr,
    session_id: session.id,
    is_anonymous: account.is_anonymous,
  })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .sign(key)
  return { token, expiresAt }
}

/** The tokens in signed addresses: each says what may be done to which object, and until when. */
import { errors as jose, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { errors } from './errors.ts'

const downloadClaims = z.object({
  url: z.string(),
  scope: z.literal('download'),
  transformations: z.string().optional(),
})
const uploadClaims = z.object({
  url: z.string(),
  scope: z.literal('upload'),
  upsert: z.boolean(),
  owner: z.string().nullable(),
})
export type DownloadClaims = z.infer<typeof downloadClaims>
export type UploadClaims = z.infer<typeof uploadClaims>

interface TokenOptions {
  secret: string
  /** Milliseconds since the epoch. */
  now: () => number
}

export interface UrlTokens {
  sign(claims: DownloadClaims | UploadClaims, lifetimeSeconds: number): Promise<string>
  /** Throws unless the token permits reading exactly this object. */
  openDownload(token: string | null, url: string): Promise<DownloadClaims & { exp: number }>
  /** Throws unless the token permits writing exactly this object. */
  openUpload(token: string | null, url: string): Promise<UploadClaims & { exp: number }>
}

export function createUrlTokens({ secret, now }: TokenOptions): UrlTokens {
  const key = new TextEncoder().encode(secret)

  const open = async <T extends { url: string }>(
    token: string | null,
    url: string,
    schema: z.ZodType<T>,
  ): Promise<T & { exp: number }> => {
    if (!token) throw errors.invalidRequest("querystring must have required property 'token'")
    const payload = await verify(token)
    const claims = schema.safeParse(payload)
    if (!claims.success || claims.data.url !== url) throw errors.invalidSignature()
    return { ...claims.data, exp: payload.exp ?? 0 }
  }

  const verify = async (token: string) => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
        currentDate: new Date(now()),
      })
      return payload
    } catch (error) {
      if (error instanceof jose.JWTExpired) throw errors.expiredToken()
      if (error instanceof jose.JOSEError) throw errors.invalidToken('Invalid JWT')
      throw error
    }
  }

  return {
    sign: (claims, lifetimeSeconds) => {
      const issuedAt = Math.floor(now() / 1000)
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key)
    },
    openDownload: (token, url) => open(token, url, downloadClaims),
    openUpload: (token, url) => open(token, url, uploadClaims),
  }
}

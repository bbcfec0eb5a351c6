/** Whether a session still lacks the second factor that its account requires. */

interface HalfwaySession {
  access_token: string
  user: { factors?: readonly { status: string }[] | undefined }
}

export function owesSecondFactor({ access_token, user }: HalfwaySession): boolean {
  const asksForOne = user.factors?.some(({ status }) => status === 'verified') ?? false
  return asksForOne && assuranceLevelOf(access_token) !== 'aal2'
}

/** Decodes the token without verifying it: callers have it from the service. */
function assuranceLevelOf(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.')
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return claims && typeof claims === 'object' && 'aal' in claims ? claims.aal : undefined
  } catch {
    return undefined
  }
}

/** Whether a session stops half-way: its account has a second factor, and it was not shown yet. */

interface HalfwaySession {
  access_token: string
  user: { factors?: readonly { status: string }[] | undefined }
}

export function owesSecondFactor({ access_token, user }: HalfwaySession): boolean {
  const asksForOne = user.factors?.some(({ status }) => status === 'verified') ?? false
  return asksForOne && assuranceLevelOf(access_token) !== 'aal2'
}

/** Read without a check of the signature: whoever calls has it from the service itself. */
function assuranceLevelOf(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.')
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return claims && typeof claims === 'object' && 'aal' in claims ? claims.aal : undefined
  } catch {
    return undefined
  }
}

/** The client's half of PKCE, as it leaves and as it comes back. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { errors } from '../errors.ts'
import type { CodeChallenge, FlowState } from '../store/flow-states.ts'

const shape = /^[A-Za-z0-9._~-]{43,128}$/

export function codeChallenge(given: {
  code_challenge?: string
  code_challenge_method?: string
}): CodeChallenge | undefined {
  const { code_challenge: challenge, code_challenge_method: named } = given
  if (!challenge && !named) return undefined
  if (!challenge || !named) throw errors.challengePair()
  const method = named.toLowerCase()
  if (method !== 's256') {
    throw errors.validation('code challenge method not supported: only s256 is')
  }
  if (!shape.test(challenge)) {
    throw errors.validation(
      'code challenge has to be between 43 and 128 characters of A-Z, a-z, 0-9, ., _, ~ and -',
    )
  }
  return { challenge, method }
}

export function provesChallenge(flow: FlowState, verifier: string): boolean {
  if (!flow.code_challenge || flow.code_challenge_method !== 's256') return false
  const shown = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const kept = Buffer.from(flow.code_challenge)
  return shown.length === kept.length && timingSafeEqual(shown, kept)
}

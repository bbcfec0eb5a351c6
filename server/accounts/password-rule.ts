/** The product's rule for passwords, in the terms of the auth service. */
import { passwordProblem, shortestPassword } from '#domain/account/password-rule.ts'
import type { AuthServiceOptions } from '#server/backend/auth/options.ts'
import { commonPasswords } from './common-passwords.ts'

export const passwordRule: NonNullable<AuthServiceOptions['passwordRule']> = {
  minLength: shortestPassword,
  weaknesses(password, { email, metadata }) {
    const owner = { email: email ?? undefined, name: nameIn(metadata) }
    const problem = passwordProblem(password, owner, (plain) => commonPasswords().has(plain))
    if (!problem) return []
    return [problem === 'short' ? 'length' : 'pwned']
  },
}

/** The name that came with a sign-up or from an identity provider. */
function nameIn(metadata: Readonly<Record<string, unknown>>): string | undefined {
  return [metadata.full_name, metadata.name].find((name) => typeof name === 'string')
}

/** The product's rule for passwords, in the terms of the auth service. */
import { passwordProblem, shortestPassword } from '#domain/account/password-rule.ts'
import { personOf } from '#domain/account/person.ts'
import type { AuthServiceOptions } from '#server/backend/auth/options.ts'
import { commonPasswords } from './common-passwords.ts'

export const passwordRule: NonNullable<AuthServiceOptions['passwordRule']> = {
  minLength: shortestPassword,
  weaknesses(password, { email, metadata }) {
    const { fullName } = personOf({ id: '', user_metadata: metadata })
    const owner = { email: email ?? undefined, name: fullName }
    const problem = passwordProblem(password, owner, (plain) => commonPasswords().has(plain))
    if (!problem) return []
    return [problem === 'short' ? 'length' : 'pwned']
  },
}

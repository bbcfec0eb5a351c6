/** Passwords: argon2id in the PHC form; whether one is strong enough; that a try always costs the same. */
import { randomBytes } from 'node:crypto'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { errors, type WeakPasswordReason } from './errors.ts'
import type { PasswordCost, PasswordOwner, PasswordRule } from './options.ts'
import type { Run } from './store/run.ts'

/** GoTrue's limit: an account must be able to move there. */
const longestBytes = 72

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time for an account without a password and for no account at all. */
  matches(password: string, stored: string | null | undefined): Promise<boolean>
  /** Throws with the reasons. */
  check(password: string, owner: PasswordOwner): void
  weaknesses: PasswordRule['weaknesses']
}

interface PasswordOptions {
  cost: PasswordCost
  rule: PasswordRule
  run: Run
}

export function createPasswords({ cost, rule, run }: PasswordOptions): Passwords {
  const hashOf = (password: string) =>
    hash(password, {
      // The enum is ambient and const: its value is what the type stands for.
      algorithm: 2 as Algorithm.Argon2id,
      memoryCost: cost.memory,
      timeCost: cost.passes,
      parallelism: cost.lanes,
    })
  const nobody = hashOf(randomBytes(16).toString('hex'))

  return {
    hash: hashOf,
    async matches(password, stored) {
      if (stored?.startsWith('$2')) return matchesBcrypt(run, password, stored)
      if (stored?.startsWith('$argon2')) return verify(stored, password)
      await verify(await nobody, password)
      return false
    },
    check(password, owner) {
      if (Buffer.byteLength(password) > longestBytes) {
        throw errors.validation(`Password cannot be longer than ${longestBytes} characters`)
      }
      const reasons = rule.weaknesses(password, owner)
      if (reasons.length === 0) return
      const sentences: Record<WeakPasswordReason, string> = {
        length: `Password should be at least ${rule.minLength} characters.`,
        characters: 'Password should contain more kinds of characters.',
        pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
      }
      throw errors.weakPassword(reasons.map((reason) => sentences[reason]).join(' '), reasons)
    },
    weaknesses: rule.weaknesses,
  }
}

/** Accounts that come from a hosted project have bcrypt hashes; Postgres can check them. */
async function matchesBcrypt(run: Run, password: string, stored: string): Promise<boolean> {
  // pgcrypto knows the one variant only; for passwords of up to 72 bytes the others do not differ.
  const known = stored.replace(/^\$2[by]\$/, '$2a$')
  const [result] = await run([
    { text: 'select extensions.crypt($1, $2) = $2', values: [password, known] },
  ])
  return result?.rows[0]?.[0] === 't'
}

/** What may be imported as a password: a hash that `matches` understands. */
export const isPasswordHash = (text: string) =>
  /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(text) || /^\$argon2(id|i)\$v=19\$/.test(text)

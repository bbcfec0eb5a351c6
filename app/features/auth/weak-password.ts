/** Why a password is too weak, in words a person can act on. */
import {
  missingCharacters,
  type PasswordProblem,
  shortestPassword,
} from '#domain/account/password-rule.ts'

/**
 * Texts for the reasons that an account service gives; a Supabase project may have rules that ours
 * has not.
 */
const reasonWords: Readonly<Record<string, string>> = {
  length: `It is too short: use at least ${shortestPassword} characters.`,
  characters: 'It needs more kinds of characters: mix letters, digits and signs.',
  pwned: 'It is easy to guess, or known from a data leak: choose another one.',
}

export function explainWeakPassword(reasons: readonly string[]): string {
  return reasons.map((reason) => reasonWords[reason] ?? reason).join(' ')
}

const problemWords: Readonly<Record<PasswordProblem, string>> = {
  short: `It is too short: use at least ${shortestPassword} characters.`,
  common: 'Too many people use this one: choose another one.',
  own: 'It is little more than your own name or address: choose another one.',
}

export const explainPasswordProblem = (problem: PasswordProblem): string => problemWords[problem]

/** The hint below the field while somebody types. */
export function passwordHint(password: string): string {
  const missing = missingCharacters(password)
  if (missing === shortestPassword) {
    return `At least ${shortestPassword} characters, and nothing that many people use.`
  }
  if (missing === 0) return 'Long enough.'
  return missing === 1 ? 'One more character.' : `${missing} more characters.`
}

/** Why a password is too weak, in words a person can act on. */
export const shortestPassword = 6

const words: Readonly<Record<string, string>> = {
  length: `It is too short: use at least ${shortestPassword} characters.`,
  characters: 'It needs more kinds of characters: mix letters, digits and signs.',
  pwned: 'It is known from a data leak: choose another one.',
}

export function explainWeakPassword(reasons: readonly string[]): string {
  return reasons.map((reason) => words[reason] ?? reason).join(' ')
}

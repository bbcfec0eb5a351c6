/** Which passwords the product refuses, in the browser as one types and on the server for good. */

export const shortestPassword = 8

/** Whose password it is to be. */
export interface PasswordOwner {
  email?: string | undefined
  name?: string | undefined
}

export type PasswordProblem = 'short' | 'common' | 'own'

/** `isCommon` is asked in small letters, without the space around. */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): PasswordProblem | undefined {
  const plain = plainForm(password)
  if (missingCharacters(password) > 0) return 'short'
  if (isOneUnitRepeated(plain) || isRun(plain) || isCommon(plain)) return 'common'
  return isOwn(plain, owner) ? 'own' : undefined
}

/** How many are missing still. Space around a password is kept, but does not make it longer. */
export const missingCharacters = (password: string): number =>
  Math.max(0, shortestPassword - [...password.trim()].length)

const plainForm = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** "aaaaaaaa", "12121212", "abcdabcd". */
const isOneUnitRepeated = (plain: string) => /^(.{1,4})\1+$/su.test(plain)

/** "12345678", "hgfedcba": each character is the next one, or each the one before. */
function isRun(plain: string): boolean {
  const codes = [...plain].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** Fewer characters than this around one's own name or address leave it as easy to guess as that. */
const enoughOfItsOwn = 5
/** Shorter ones stand in too many other words. */
const shortestWord = 3

function isOwn(plain: string, { email = '', name = '' }: PasswordOwner): boolean {
  const words = [plainForm(email), plainForm(name)]
    .flatMap((text) => [lettersOf(text), ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= shortestWord)
    // A whole name before the parts of it.
    .sort((a, b) => b.length - a.length)
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), lettersOf(plain))
  return left.length < enoughOfItsOwn && left.length < lettersOf(plain).length
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

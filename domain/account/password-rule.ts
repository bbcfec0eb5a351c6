/** The product's password rule, checked in the browser while typing and on the server. */

export const shortestPassword = 8

/** The account's owner, whose name and address are easy guesses. */
export interface PasswordOwner {
  email?: string | undefined
  name?: string | undefined
}

export type PasswordProblem = 'short' | 'common' | 'own'

/** `isCommon` gets the password trimmed and in lower case. */
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

/** How many characters are missing. Surrounding space is kept, but not counted. */
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

/** Fewest characters that a password must have besides the owner's name or address. */
const enoughOfItsOwn = 5
/** Fewest letters of a part of a name that is looked for: shorter ones are in too many words. */
const shortestWord = 3

function isOwn(plain: string, { email = '', name = '' }: PasswordOwner): boolean {
  const words = [plainForm(email), plainForm(name)]
    .flatMap((text) => [lettersOf(text), ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= shortestWord)
    // Longest first: the whole name before its parts.
    .sort((a, b) => b.length - a.length)
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), lettersOf(plain))
  return left.length < enoughOfItsOwn && left.length < lettersOf(plain).length
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

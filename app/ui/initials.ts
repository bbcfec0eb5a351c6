/** The initials that an avatar shows without a picture: first and last, or U without a name. */
export function initialsOf(fullName: string | null | undefined): string {
  const words = (fullName ?? '').trim().split(/\s+/u)
  const letters = words.map(firstLetter).filter((letter) => letter !== '')
  const [first, last] = [letters.at(0), letters.length > 1 ? letters.at(-1) : undefined]
  return first === undefined ? 'U' : first + (last ?? '')
}

/** Skips quotes, brackets and emoji. */
function firstLetter(word: string): string {
  return word.toLocaleUpperCase('en').match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? ''
}

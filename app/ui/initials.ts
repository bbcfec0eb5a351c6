/** The letters an avatar shows without a picture: first and last initial, or U for nobody in particular. */
export function initialsOf(fullName: string | null | undefined): string {
  const words = (fullName ?? '').trim().split(/\s+/u)
  const letters = words.map(firstLetter).filter((letter) => letter !== '')
  const [first, last] = [letters.at(0), letters.length > 1 ? letters.at(-1) : undefined]
  return first === undefined ? 'U' : first + (last ?? '')
}

/** Names carry quotes, brackets and emoji; only a letter or a digit makes an initial. */
function firstLetter(word: string): string {
  return word.toLocaleUpperCase('en').match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? ''
}

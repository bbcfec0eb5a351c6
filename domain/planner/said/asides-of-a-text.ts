/** Fewest words of an addition that is cut at its comma. */
const leastLeft = 5

/** The sentence without additions (after a semicolon or the last comma) that are not true now. */
export function withoutAsides(
  sentence: string,
  isOther: (words: string) => boolean | null,
): string {
  const end = /[.!?]+\s*$/.exec(sentence)?.[0] ?? ''
  const [first = '', ...added] = sentence.slice(0, sentence.length - end.length).split(/;\s+/)
  const kept = [first, ...added.filter((clause) => isOther(clause) !== true)].map((clause) => {
    const aside = clause.replace(/, (?:even )?(?:\w+ )in [A-Z]\w+(?=:)/, (words) =>
      isOther(words) ? '' : words,
    )
    const comma = aside.lastIndexOf(', ')
    const isLeft = comma > 0 && aside.slice(0, comma).split(' ').length >= leastLeft
    const isList = / and /.test(aside.slice(comma))
    return isLeft && !isList && isOther(aside.slice(comma)) ? aside.slice(0, comma) : aside
  })
  return `${kept.join('; ')}${end}`
}

/** "A, B and C". By hand, because a phone spends long on the first of its `Intl` formats. */
export function listed(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`
}

/** The same where an item may hold an "and" or a comma of its own: "A, B and C, and D". */
export function listedApart(items: readonly string[]): string {
  const needsComma = items.length > 1 && items.some((item) => / and |,/.test(item))
  return needsComma ? `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}` : listed(items)
}

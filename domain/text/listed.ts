/** "A, B and C". By hand, because a phone spends long on the first of its `Intl` formats. */
export function listed(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`
}

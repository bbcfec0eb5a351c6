/** As lists are sorted: by key, and by id where two are equal. Code units, the same everywhere. */
export function byOrder(
  one: { order: string; id: string },
  other: { order: string; id: string },
): number {
  return compare(one.order, other.order) || compare(one.id, other.id)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Whether two pieces of plain data are the same; a key without a value is no key. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!(Array.isArray(one) && Array.isArray(other)) || one.length !== other.length) return false
    return one.every((value, index) => sameValue(value, other[index]))
  }
  const [left, right] = [entriesOf(one), entriesOf(other)]
  if (left.size !== right.size) return false
  return [...left].every(([key, value]) => right.has(key) && sameValue(value, right.get(key)))
}

function entriesOf(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, each]) => each !== undefined))
}

/**
 * Positions in a list as text that sorts: between any two of them there is room for another, so that
 * an insertion writes one key and moves nobody else. Read as the digits behind a point in base 62,
 * without zeros at the end. Two people may make the same key at once; then the ids decide.
 */
import { z } from 'zod'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const longest = 200

export const orderKeySchema = z
  .string()
  .max(longest)
  .regex(/^[0-9A-Za-z]*[1-9A-Za-z]$/)
  .brand<'OrderKey'>()
export type OrderKey = z.infer<typeof orderKeySchema>

/**
 * A key after `before` and ahead of `after`; null is the list's end on that side. Where the two are
 * equal, or wrong way round, there is nothing in between, and the key lies behind `before`.
 */
export function keyBetween(before: OrderKey | null, after: OrderKey | null): OrderKey {
  const key = textBetween(before, after)
  // After a thousand insertions at one spot keys are shared, and ids decide.
  return before !== null && key.length > longest ? before : checked(key)
}

function textBetween(before: OrderKey | null, after: OrderKey | null): string {
  if (before !== null && (after === null || before >= after)) return stepUp(before)
  if (before === null && after !== null) return stepDown(after)
  return middle(before ?? '', after)
}

/** So many keys in a row, evenly spread. */
export function keysBetween(
  before: OrderKey | null,
  after: OrderKey | null,
  count: number,
): OrderKey[] {
  if (count <= 0) return []
  const half = Math.floor(count / 2)
  const key = checked(middle(before ?? '', after))
  return [...keysBetween(before, key, half), key, ...keysBetween(key, after, count - half - 1)]
}

function checked(text: string): OrderKey {
  return orderKeySchema.parse(text)
}

/** At the ends one step is enough: halving the room would make keys long sixty times as fast. */
function stepUp(key: string): string {
  const value = valueAt(key, 0)
  if (value + 1 < digits.length) return digits[value + 1] ?? ''
  return `${digits[value]}${stepUp(key.slice(1))}`
}

function stepDown(key: string): string {
  const value = valueAt(key, 0)
  if (value > 1) return digits[value - 1] ?? ''
  if (value === 0) return `${digits[0]}${stepDown(key.slice(1))}`
  return `${digits[0]}${digits.at(-1)}`
}

/** The shortest text strictly between; `high` null is beyond every text. */
function middle(low: string, high: string | null): string {
  let shared = 0
  while (high !== null && shared < high.length && (low[shared] ?? '0') === high[shared]) shared += 1
  const prefix = high?.slice(0, shared) ?? ''
  const from = valueAt(low, shared)
  const to = high === null ? digits.length : valueAt(high, shared)
  if (to - from > 1) return `${prefix}${digits[Math.floor((from + to) / 2)]}`
  // No digit lies between: the lower one is kept, and the room is behind it.
  if (high !== null && high.length > shared + 1) return `${prefix}${high[shared]}`
  return `${prefix}${digits[from]}${middle(low.slice(shared + 1), null)}`
}

function valueAt(text: string, index: number): number {
  return Math.max(0, digits.indexOf(text[index] ?? '0'))
}

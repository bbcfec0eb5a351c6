/**
 * Keeps the objects of unchanged days, although every change makes a whole new trip: what renders from a day
 * renders again only when that day has changed.
 */
import { useRef } from 'react'
import type { Day } from '#domain/trip/schema.ts'

export function useSameDays(days: readonly Day[]): readonly Day[] {
  const before = useRef<ReadonlyMap<string, Day>>(new Map())
  const same = days.map((day) => {
    const old = before.current.get(day.id)
    return old && isSame(old, day) ? old : day
  })
  before.current = new Map(same.map((day) => [day.id, day]))
  return same
}

/** Returns the previous reference while the value is equal, so that what depends on it does not render again. */
export function useSameReference<Value>(value: Value): Value {
  const before = useRef(value)
  if (!isSame(before.current, value)) before.current = value
  return before.current
}

/** Plain data, compared part by part. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
  )
}

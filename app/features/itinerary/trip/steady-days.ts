/**
 * Days that are as they were keep being the same object, although every change makes a whole new
 * trip: what is drawn from a day is drawn again only when that day has changed.
 */
import { useRef } from 'react'
import type { Day } from '#domain/trip/schema.ts'

export function useSteadyDays(days: readonly Day[]): readonly Day[] {
  const before = useRef<ReadonlyMap<string, Day>>(new Map())
  const steady = days.map((day) => {
    const old = before.current.get(day.id)
    return old && isSame(old, day) ? old : day
  })
  before.current = new Map(steady.map((day) => [day.id, day]))
  return steady
}

/** The value before, as long as it says the same. */
export function useSteady<Value>(value: Value): Value {
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

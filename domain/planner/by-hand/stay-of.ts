/** The stay that a day belongs to: the last that has begun by then. */
import type { Day, Trip } from '#domain/trip/schema.ts'

export function stayOf({ days, stays }: Trip, day: Day): Trip['stays'][number] | undefined {
  const position = new Map(days.map(({ id }, index) => [id, index]))
  const index = position.get(day.id) ?? 0
  return stays.findLast(({ first }) => (position.get(first) ?? 0) <= index)
}

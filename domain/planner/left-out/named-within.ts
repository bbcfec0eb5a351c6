/** Places that the plan names within a day trip: as one of its stops, or for its lunch. They are not left out. */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import type { Place } from '#domain/places/schema.ts'
import type { WalkedDay } from '../after-search/days-walked.ts'

export function namedWithin({ name }: Place, days: readonly WalkedDay[]): string | null {
  const isNamed = (text: string) => hasName(text, name)
  for (const { date, stops } of days) {
    for (const { place } of stops) {
      if (!place?.dayTrip) continue
      const { see = [], eat = '' } = place.dayTrip
      const day = weekdays[weekdayOf(date)] ?? ''
      if (see.some(isNamed)) return `You are there on ${day}: it is part of ${place.name}.`
      if (isNamed(eat)) return `You may have lunch there on ${day}, with ${place.name}.`
    }
  }
  return null
}

/** Whether a text has a name as whole words. */
function hasName(text: string, name: string): boolean {
  const at = text.indexOf(name)
  if (at < 0) return false
  const [before, after] = [text.charAt(at - 1), text.charAt(at + name.length)]
  return !/\p{L}/u.test(before) && !/\p{L}/u.test(after)
}

/** The dated ideas of a board as a calendar file. */
import { addDays } from '#domain/calendar/calendar-days.ts'
import { type CalendarEvent, type EventTime, writeCalendar } from '#domain/calendar/ics.ts'
import { minuteOf } from './clock.ts'
import type { Idea } from './idea.ts'
import { placeOf } from './place-of.ts'

export function ideasAsCalendar(ideas: readonly Idea[], name: string, now: Date): string {
  const events = ideas.flatMap((idea): CalendarEvent[] => {
    if (idea.date === null) return []
    const place = placeOf(idea)
    return [
      {
        uid: `${idea.id}@ideas.piri`,
        title: idea.title,
        description: idea.description,
        location: place?.address ?? place?.vicinity ?? null,
        url: place?.website ?? null,
        at: place?.at,
        when: whenOf(idea.date, idea.time === null ? null : minuteOf(idea.time)),
      },
    ]
  })
  return writeCalendar({ name, events, now, product: '-//Piri//Trip Planning Board//EN' })
}

/** Without a time of day all day; with one an hour, as nobody said how long. */
const whenOf = (date: string, minute: number | null): EventTime =>
  minute === null
    ? { kind: 'days', from: date, until: addDays(date, 1) }
    : { kind: 'floating', date, minute, minutes: 60 }

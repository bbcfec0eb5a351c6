/** "One big night out": one night of bars and clubs, and the other evenings end before midnight. */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Place } from '#domain/places/schema.ts'
import { weekdayInWords } from '../days-in-words.ts'
import type { PlanRequestInput } from '../schema.ts'

export const oneNightOut =
  '(?:only |just )?one (?:big |proper |long |wild |great |good |real )*(?:night out|late night|big night|party night|night of (?:clubbing|partying|dancing))(?: out)?'

const before = 1380
/** Minute of the day at which that night ends; the next morning begins late. */
const until = 1590
const morningAfter = 660
const friday = 5
const saturday = 6

interface OneNight {
  days: PlanRequestInput['days']
  /** The date of it. */
  night?: string
  closures: { placeId: string; date: string; because: string }[]
  notes: string[]
}

export function withOneNightOut(
  days: PlanRequestInput['days'],
  text: string,
  places: readonly Place[],
): OneNight {
  const same = { days, closures: [], notes: [] }
  if (days.length < 2 || !new RegExp(`\\b${oneNightOut}\\b`, 'i').test(text)) return same
  // Not before an early departure.
  const open = days.filter(({ to }) => (to ?? before) >= before)
  const night =
    open.find(({ date }) => weekdayOf(date) === saturday) ??
    open.find(({ date }) => weekdayOf(date) === friday) ??
    open.at(open.length > 1 ? -2 : -1)
  if (!night) return same
  const clubs = places.filter(({ kind }) => kind === 'nightlife')
  const others = days.filter(({ date }) => date !== night.date)
  return {
    night: night.date,
    days: days.map((day, index) =>
      day === night
        ? { ...day, to: Math.max(day.to ?? until, until) }
        : {
            ...day,
            to: Math.min(day.to ?? before, before),
            ...(days[index - 1] === night && { from: Math.max(day.from ?? 0, morningAfter) }),
          },
    ),
    closures: clubs.flatMap(({ id }) =>
      others.map(({ date }) => ({
        placeId: id,
        date,
        because: 'the evenings beside your night out',
      })),
    ),
    notes: [`One big night out, as you asked: ${weekdayInWords(night.date)}.`],
  }
}

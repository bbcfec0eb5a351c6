/** Dates for a trip with weekdays only, told in the plan; for a large group months ahead. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import type { Destination } from '#domain/places/schema.ts'
import { dateInWords, dayInWords } from '../days-in-words.ts'
import { eightWeeks, isBookedAhead } from '../stays/booked-ahead.ts'
import { becauseOf, freeStart } from '../stays/free-start.ts'
import { likelyStart, windowSaid } from '../stays/likely-start.ts'
import { inSeason } from '../stays/season-of-wish.ts'
import { undatedWeekdays } from '../stays/undated-weekdays.ts'

interface Placed {
  brief: TripBrief
  /** The dates chosen, for the plan's assumptions; null where none were. */
  says: string | null
}

/** Weeks in which a start without feasts is looked for. */
const weeks = 8

export async function datesOfWeekdays(
  brief: TripBrief,
  text: string,
  towns: readonly Destination[],
  today: string,
): Promise<Placed> {
  const same = { brief, says: null }
  // Dates set in the form stay.
  const found = text === '' ? null : undatedWeekdays(brief, text)
  if (!found || brief.appointments.some(({ date }) => date)) return same
  const { dates: _dates, ...undated } = brief
  const open: TripBrief = { ...undated, days: brief.days ?? found.days }
  // "No rides on Saturday": any dates that include one.
  if (found.kind === 'within') return { brief: open, says: null }
  const isAhead = isBookedAhead(brief)
  const season = isAhead ? inSeason(open, text, towns[0], today) : { brief: open, says: null }
  const likely = isAhead
    ? likelyStart(windowSaid(season.brief), found.days, addDays(today, eightWeeks))
    : addDays(today, 1)
  const usual = addDays(likely, (found.startsOn - weekdayOf(likely) + 7) % 7)
  const free = freeStart(
    {
      usual,
      length: found.days,
      earliest: usual,
      latest: addDays(usual, 7 * weeks),
      startsOn: found.startsOn,
      today,
    },
    towns,
    await loadHolidays(),
  )
  const end = addDays(free.start, found.days - 1)
  return {
    brief: {
      ...brief,
      dates: { start: free.start, end, precision: 'exact' },
    },
    says: `No date was given: planned for ${dayInWords(free.start)} to ${dateInWords(end)}${becauseOf(free)}. Say which ${weekdays[found.startsOn]} is yours.`,
  }
}

/** What a day trip's own words say of its way: the hour at which tours and coaches leave, and how long the ride is. */
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { feastIn } from '#domain/holidays/feasts.ts'
import type { Place } from '#domain/places/schema.ts'
import { toNextMark } from './marks.ts'

type Way = Pick<NonNullable<Place['dayTrip']>, 'how' | 'minutesEachWay' | 'by'>

const hours = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const leaving = new RegExp(
  String.raw`\b(?:leaves?|fetch(?:es)?|minibus)\b[^.;:]{0,40}?\b(?<when>at|before|around|about) (?:about )?(?<hour>${hours.join('|')})\b(?! (?:minutes|hours|days|each))`,
  'i',
)
/** "Before seven" is not at seven. */
const alittleBefore = 15

/** Minutes after midnight at which one has to be ready, by the words of the row; null where they say none. */
export function saidToLeave({ how }: Way): number | null {
  const said = leaving.exec(how)?.groups
  if (!said?.hour) return null
  const hour = (hours.indexOf(said.hour.toLowerCase()) + 2) * 60
  return said.when?.toLowerCase() === 'before' ? hour - alittleBefore : hour
}

const inMinutes = /(?:\d+ to )?(?<minutes>\d{2,3}) minutes/
const inHours = /\b(?<hours>\d) h(?: (?<rest>\d\d))?\b/
/** From so many minutes on the way to a station is no part of what a timetable says. */
const toTheStation = 10
/** Shorter than this part of the whole, it is the time of one of several legs. */
const oneOfSeveral = 0.6

/** Said where the row's ride is shorter than the way that is counted, so that the two figures do not contradict. */
export function doorToDoor({ how, minutesEachWay }: Way): string[] {
  const said = rideIn(how)
  if (said === null || said < oneOfSeveral * minutesEachWay) return []
  return toNextMark(minutesEachWay) - said >= toTheStation
    ? ['The way is counted from door to door.']
    : []
}

function rideIn(how: string): number | null {
  const minutes = inMinutes.exec(how)?.groups?.minutes
  if (minutes) return Number(minutes)
  const found = inHours.exec(how)?.groups
  if (found) return Number(found.hours) * 60 + Number(found.rest ?? 0)
  return /\b(?:about|under|in|take|takes|just under) an hour\b/i.test(how) ? 60 : null
}

/** A spring festival of pilgrims goes on for weeks after the new year of the moon. */
const pilgrims = { from: 3, to: 45 }

/** Whether the row's own words tell people to stay away on this day. */
export function isItsWorstDay({ how }: Way, date: string): boolean {
  if (!/crowded at the spring festival/i.test(how)) return false
  return feastIn('lunar-new-year', Number(date.slice(0, 4))).some(({ first }) => {
    const days = daysBetween(first, date)
    return pilgrims.from <= days && days <= pilgrims.to
  })
}

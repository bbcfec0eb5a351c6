/** Hours of tours and coaches, and lengths of rides, in the text of a day trip. */
import { daysBetween, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { feastIn } from '#domain/holidays/feasts.ts'
import type { Place } from '#domain/places/schema.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'

type Way = Pick<NonNullable<Place['dayTrip']>, 'how' | 'minutesEachWay' | 'by'>

const hours = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const leaving = new RegExp(
  String.raw`\b(?:leaves?|fetch(?:es)?|leaving|minibus)\b[^.;:]{0,40}?\b(?<when>at|before|around|about) (?:about )?(?<hour>${hours.join('|')})\b(?! (?:minutes|hours|days|each))`,
  'i',
)
/** Minutes by which "before seven" is earlier than seven. */
const alittleBefore = 15

/** Minute of the day of a tour's departure by its text; null where it has none. */
export function saidToLeave(way: Way): number | null {
  const { how } = way
  if (beforeDawn.test(how)) return dawn
  const said = leaving.exec(how)?.groups
  if (!said?.hour) return leavesToBeThere(way)
  const hour = (hours.indexOf(said.hour.toLowerCase()) + 2) * 60
  return said.when?.toLowerCase() === 'before' ? hour - alittleBefore : hour
}

const beforeDawn =
  /\b(?:leav(?:es?|ing)|collects?|fetch(?:es)?|start)\b[^.;:]{0,30}\b(?:before|at) (?:dawn|first light)\b|\bminutes before dawn\b/i
/** Minute of the day for "before dawn". */
const dawn = 300
const thereBy = new RegExp(
  String.raw`\bbe (?:there|at the \w+) (?<when>at|before|by) (?<hour>${hours.join('|')})\b`,
  'i',
)
const clocksBehind = /\bclocks there are an hour behind\b/i

/** Departure for an arrival that the text names: "be there before nine". */
function leavesToBeThere({ how, minutesEachWay }: Way): number | null {
  const said = thereBy.exec(how)?.groups
  if (!said?.hour) return null
  const hour = (hours.indexOf(said.hour.toLowerCase()) + 2) * 60
  const by = hour + (clocksBehind.test(how) ? 60 : 0)
  return toPreviousMark(
    by - (said.when?.toLowerCase() === 'at' ? 0 : alittleBefore) - minutesEachWay,
  )
}

const notOn = new RegExp(String.raw`\bnot on (?<day>${weekdays.join('|')})s\b`, 'i')

/** Whether the text says that there is no trip on this weekday. */
export function saidNotToGo({ how }: Way, date: string): boolean {
  const day = notOn.exec(how)?.groups?.day
  return day !== undefined && weekdays[weekdayOf(date)]?.toLowerCase() === day.toLowerCase()
}

const inMinutes = /(?:\d+ to )?(?<minutes>\d{2,3}) minutes/
const inHours = /\b(?<hours>\d) h(?: (?<rest>\d\d))?\b/
/** Minutes by which the whole way exceeds the text's ride from which the difference is told. */
const toTheStation = 10
/** Share of the whole way below which the text's time is that of one of several legs. */
const oneOfSeveral = 0.6

/**
 * A sentence where the text's ride is shorter than the counted way, so that the figures do not contradict each
 * other.
 */
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

/** Days after the lunar new year of a pilgrim season. */
const pilgrims = { from: 3, to: 45 }

/** Whether the text advises against this day. */
export function isItsWorstDay({ how }: Way, date: string): boolean {
  if (!/crowded at the spring festival/i.test(how)) return false
  return feastIn('lunar-new-year', Number(date.slice(0, 4))).some(({ first }) => {
    const days = daysBetween(first, date)
    return pilgrims.from <= days && days <= pilgrims.to
  })
}

/** Days of a journey whose hour nobody said: who flies in on Saturday has no Saturday morning in town. */

import { countPattern } from '#domain/brief/numbers.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { timeInWords } from '../clock.ts'
import type { StayClock } from '../stay-clock.ts'
import { partsOfWeekdays } from './parts-of-weekdays.ts'

export interface UnsaidHours {
  from?: number
  to?: number
  notes: string[]
}

const day = `(?:${weekdays.join('|')}|\\d{1,2}(?:st|nd|rd|th)?\\b(?!:))`
/** The verb, and in the same breath a day; hours are read elsewhere. */
const comes = new RegExp(
  `\\b(?:fly(?:ing)? in(?:to)?|arriv(?:e|es|ing)|land(?:s|ing)?|get(?:ting)? in(?:to)?)\\b(?<rest>[^.;!?,]{0,40}?\\b${day}[^.;!?,]{0,20})`,
  'i',
)
const goes = new RegExp(
  `\\b(?:fl(?:y|ies|ying) (?:home|back|out)|leav(?:e|es|ing)|depart(?:s|ing)?|head(?:ing)? home|flight home|out of (?:\\w+ ){1,3}on)\\b(?<rest>[^.;!?,]{0,40}?\\b${day}[^.;!?,]{0,20})`,
  'i',
)
/** From after lunch on one is surely there; who said "late" comes for the night. */
const afterLunch = 780
const late = 1320
/** Bags, the way out and the hours before a flight. */
const afternoon = 900
/** Shorter stays have no day to give away. */
const leastDays = 3
/** Before dinner: so many nights were asked for, and this day has none. */
const beforeDinner = 1020
/** Who counts days as well means all of them. */
const countsDays = new RegExp(
  `\\b(?:${countPattern}|full|whole|a couple(?: of)?|a few)[ -](?:[a-z]+ )?days?\\b`,
  'i',
)

/** "3 nights": the day after the third is the one on which one leaves. */
function isDayAfterNights(text: string, nights: number | undefined, days: number): boolean {
  return nights !== undefined && days > 1 && days === nights + 1 && !countsDays.test(text)
}

/** Where the hours of the ends of a trip were not said, though the days were. */
export function unsaidHours(
  text: string,
  clock: StayClock | null,
  days: number,
  nights?: number,
): UnsaidHours {
  if (clock && clock.kind !== 'journey') return { notes: [] }
  const isAfterNights = clock?.to === undefined && isDayAfterNights(text, nights, days)
  const said = endsSaid(text, clock, days)
  if (said.to !== undefined || !isAfterNights) return said
  return {
    ...said,
    to: beforeDinner,
    notes: [
      ...said.notes,
      `You stay ${nights === 1 ? 'one night' : `${nights} nights`}: the last day is the one on which you leave, and ends by ${timeInWords(beforeDinner)}.`,
    ],
  }
}

/** Parts of days are surer than what a bare weekday lets one guess. */
function endsSaid(text: string, clock: StayClock | null, days: number): UnsaidHours {
  const parts = days < 2 ? { notes: [] } : partsOfWeekdays(text)
  if (parts.from === undefined && parts.to === undefined) {
    return days < leastDays ? { notes: [] } : hoursOfNamedDays(text, clock)
  }
  const { from, to } = parts
  const [comes, goes] = [clock?.from === undefined && from, clock?.to === undefined && to]
  return {
    ...(comes && { from: comes }),
    ...(goes && { to: goes }),
    notes: parts.notes.filter((note) => (note.startsWith('You come') ? comes : goes)),
  }
}

function hoursOfNamedDays(text: string, clock: StayClock | null): UnsaidHours {
  const arrives = clock?.from === undefined ? comes.exec(text)?.groups?.rest : undefined
  const leaves = clock?.to === undefined ? goes.exec(text)?.groups?.rest : undefined
  const isLate = /\blate\b|\bnight\b/i.test(arrives ?? '')
  const from = arrives === undefined ? undefined : isLate ? late : afterLunch
  return {
    ...(from === undefined ? {} : { from }),
    ...(leaves === undefined ? {} : { to: afternoon }),
    notes: [
      ...(from === undefined
        ? []
        : [
            isLate
              ? 'You arrive late: the first day is for the way to your bed.'
              : `The hour of your arrival was not said: the first day begins at ${timeInWords(afterLunch)}.`,
          ]),
      ...(leaves === undefined
        ? []
        : [
            `The hour at which you leave was not said: the last day ends by ${timeInWords(afternoon)}.`,
          ]),
    ],
  }
}

/**
 * Assumed hours of arrival and departure where only the day was said: who flies in on Saturday has no Saturday
 * morning in town.
 */

import { countPattern } from '#domain/brief/grammar/numbers.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { timeInWords } from '../clock.ts'
import type { StayClock } from '../stay-clock.ts'
import { type HoursOfBrief, inTownByBrief } from './hours-of-brief.ts'
import { partsOfWeekdays } from './parts-of-weekdays.ts'

export interface UnsaidHours {
  from?: number
  to?: number
  notes: string[]
}

const day = `(?:${weekdays.join('|')}|\\d{1,2}(?:st|nd|rd|th)?\\b(?!:))`
/** A verb of travel with a day right after it; hours are read elsewhere. */
const comes = new RegExp(
  `\\b(?:fly(?:ing)? in(?:to)?|arriv(?:e|es|ing)|land(?:s|ing)?|get(?:ting)? in(?:to)?)\\b(?<rest>[^.;!?,]{0,40}?\\b${day}[^.;!?,]{0,20})`,
  'i',
)
const goes = new RegExp(
  `\\b(?:fl(?:y|ies|ying) (?:home|back|out)|leav(?:e|es|ing)|depart(?:s|ing)?|head(?:ing)? home|flight home|out of (?:\\w+ ){1,3}on)\\b(?<rest>[^.;!?,]{0,40}?\\b${day}[^.;!?,]{0,20})`,
  'i',
)
/** Assumed arrival in minutes of the day; later where "late" was said. */
const afterLunch = 780
const late = 1320
/** Assumed end of the last day, before bags and the way to a departure. */
const afternoon = 900
/** Shortest stay in days that is shortened by assumed hours. */
const leastDays = 3
/** Assumed end of a day after the last night asked for. */
const beforeDinner = 1020
/** Words that count days, all of which are meant. */
const countsDays = new RegExp(
  `\\b(?:${countPattern}|full|whole|a couple(?: of)?|a few)[ -](?:[a-z]+ )?days?\\b`,
  'i',
)

/** Whether the last day is the one after the nights that were asked for: "3 nights". */
function isDayAfterNights(text: string, nights: number | undefined, days: number): boolean {
  return nights !== undefined && days > 1 && days === nights + 1 && !countsDays.test(text)
}

/** The assumed hours of the ends of a trip, with a sentence about them. */
export function unsaidHours(
  text: string,
  clock: StayClock | null,
  days: number,
  brief: HoursOfBrief & { nights?: number | undefined } = {},
): UnsaidHours {
  const { nights } = brief
  if (clock && clock.kind !== 'journey') return { notes: [] }
  const isAfterNights = clock?.to === undefined && isDayAfterNights(text, nights, days)
  const said = endsSaid(text, clock, days, brief)
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

/** The hours of parts of days ("Friday evening") win over those of the brief, and both over assumed ones. */
function endsSaid(
  text: string,
  clock: StayClock | null,
  days: number,
  brief: HoursOfBrief,
): UnsaidHours {
  const parts = days < 2 ? { notes: [] } : partsOfWeekdays(text)
  if (parts.from === undefined && parts.to === undefined) {
    const assumed = days < leastDays ? { notes: [] } : hoursOfNamedDays(text, clock)
    return { ...assumed, ...(days < 2 ? {} : inTownByBrief(text, clock, brief, assumed.notes)) }
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

/** "Which of those is open late?", "are they open on Sunday?": the hours of what was shown. */

import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import { listed } from '#domain/text/listed.ts'
import { clock } from './hours-in-words.ts'
import type { KnownPlace, MessageContext, Reply } from './message-context.ts'
import { capital } from './phrases.ts'
import { shownPlaces } from './resolve-reference.ts'
import { groundOf } from './suggest.ts'
import { weekdaySaid } from './wish-scope.ts'

const ofThem =
  /^\W*(?:(?:and|but|ok)\W+)?(?:is (?:it|that) )?open (?:now|today|tonight|tomorrow|late|on \w+)\W*$|\b(?:which|any|all|both|none|each) (?:one |ones )?(?:of (?:them|these|those)|is|are|stays?|opens?|closes?)\b|\b(?:are|do|is) (?:they|these|those|any)\b/
const late = /\b(?:open|opens|close|closes|stays? open) (?:\w+ )?late(?:st|r)?\b|\blate at night\b/
const onDay = /\b(?:open|closed|shut)\b/

export function hoursOfShown(context: MessageContext): Reply | null {
  const { heard, turn } = context
  const { lower, said } = heard
  const places = shownPlaces(context)
  if (places.length < 2 || heard.places.length + heard.destinations.length > 0) return null
  if (!ofThem.test(lower)) return null
  if (late.test(lower)) return openLate(places, turn.today)
  const isToday = /\b(?:tonight|today|now)\b/.test(lower)
  const date = isToday ? turn.today : (said.dates?.start ?? weekdaySaid(lower, turn.today))
  return date && onDay.test(lower) ? openThen(places, date) : null
}

/** Tells which of the places close latest, by their latest closing hour in the coming week. */
function openLate(places: readonly KnownPlace[], today: string): Reply {
  const week = Array.from({ length: 7 }, (_, index) => addDays(today, index))
  const closing = places.map((each) => ({
    name: each.place.name,
    until: Math.max(0, ...week.flatMap((day) => spansOf(each, day).map(({ to }) => to))),
    hours: each.place.hours,
  }))
  const known = closing
    .filter(({ until }) => until > 0)
    .toSorted((one, other) => other.until - one.until)
  const unknown = closing.filter(({ until }) => until === 0).map(({ name }) => name)
  const told = known.map(({ name, until, hours }) =>
    hours === '24/7'
      ? `${name} around the clock`
      : `${name} until ${until % 1440 === 0 ? 'midnight' : clock(until)}`,
  )
  return reply(
    told.length > 0
      ? `Open longest: ${listed(told)}.${missing(unknown)}`
      : `The hours of ${listed(unknown)} are not in our notes, so I can’t tell which is open late.`,
    known.map(({ name, hours }) => `${name}: ${hours}`),
  )
}

function openThen(places: readonly KnownPlace[], date: string): Reply {
  const day = weekdays[weekdayOf(date)] ?? ''
  const known = places.filter(({ place }) => place.hours !== null)
  const open = known.flatMap((each) => {
    const spans = spansOf(each, date)
    const [first, last] = [spans[0], spans.at(-1)]
    if (!(first && last)) return []
    return first.from === 0 && last.to >= 1440
      ? [`${each.place.name} all day`]
      : [`${each.place.name} from ${clock(first.from)} to ${clock(last.to)}`]
  })
  const shut = known.filter((each) => spansOf(each, date).length === 0)
  const unknown = places.filter(({ place }) => place.hours === null).map(({ place }) => place.name)
  const parts = [
    open.length > 0 ? `open on ${day}: ${listed(open)}.` : '',
    shut.length > 0 ? `closed on ${day}: ${listed(shut.map(({ place }) => place.name))}.` : '',
  ].filter(Boolean)
  return reply(
    `${parts.map(capital).join(' ')}${missing(unknown)}`.trim(),
    known.map(({ place }) => `${place.name}: ${place.hours}`),
  )
}

const missing = (names: readonly string[]): string =>
  names.length > 0 ? ` The hours of ${listed(names)} are not in our notes.` : ''

function spansOf({ place }: KnownPlace, date: string) {
  const parsed = place.hours === null ? null : parseOpeningHours(place.hours)
  return parsed?.ok ? openSpansOn(parsed.hours, date) : []
}

function reply(words: string, claims: readonly string[]): Reply {
  return { meant: 'among-shown', words, ask: null, followUps: [], grounds: claims.map(groundOf) }
}

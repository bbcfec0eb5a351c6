/** When a place is open, and how long one stays. */

import { addDays, everyWeekday, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { holidayEffect } from '#domain/holidays/holiday-effects.ts'
import { allSaid } from '#domain/places/moments.ts'
import { type OpeningHours, openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { dayInWords } from '#domain/planner/days-in-words.ts'
import { isMealPlace } from '#domain/planner/meals/meal-places.ts'
import { listed } from '#domain/text/listed.ts'
import { asked } from '../asks.ts'
import { called } from '../named-places.ts'
import type { Ask, Said, Topic } from '../practical-answer.ts'
import { claim, clock, inHours, joined, sentence, unknown } from '../said.ts'

const mostPlaces = 3

export const opening: Topic = {
  name: 'opening',
  asked: (ask) =>
    ask.places.length === 0
      ? -1
      : asked(
          /\b(?:open|opens|opened|opening|closed|closes|closing|close|shut|shuts|hours|how late|how early|can (?:i|we) (?:visit|go|see|get in)|visit|until when|when can)\b/,
        )(ask),
  answer: (ask) =>
    joined(
      ask.places
        .slice(0, mostPlaces)
        .map(({ place, destination }) => hoursOf(ask, place, destination)),
    ),
}

function hoursOf(ask: Ask, place: Place, destination: Destination): Said {
  const parsed = place.hours === null ? null : parseOpeningHours(place.hours)
  if (!parsed?.ok)
    return unknown(
      `I don't know the hours of ${called(place)}. ${place.website ? `${place.website} has them.` : 'Check before you go.'}`,
    )
  if (place.hours === '24/7') return claim(sentence(`${called(place)} is always open.`))
  const date = ask.dates?.isDay ? ask.dates.first : ask.question.today
  if (ask.weekday !== null && !ask.question.date) return onWeekday(ask, place, parsed.hours)
  const asksDay = ask.dates?.isDay && (ask.dates.said || ask.question.date)
  return asksDay
    ? onDate(ask, place, destination, parsed.hours, date)
    : asRule(place, parsed.hours, date)
}

/** The yes or no of an hours question; "is it closed?" turns it around. */
function verdict({ words }: Ask, isOpen: boolean): string {
  if (/^(?:when|what|how|which)\b/.test(words)) return ''
  const asksClosed = /\b(?:closed|shut)\b/.test(words)
  return isOpen === asksClosed ? 'No, ' : 'Yes, '
}

/** The hours of a weekday, in the season that is asked about. */
function onWeekday(ask: Ask, place: Place, hours: OpeningHours): Said {
  const weekday = ask.weekday ?? 0
  const from = ask.dates?.first ?? ask.question.today
  const date = addDays(from, (weekday - weekdayOf(from) + 7) % 7)
  // A single date may be a feast; two weeks of the same say how it is as a rule.
  const spans = spansOfRule(hours, date)
  const day = everyWeekday[weekday]
  return spans === null
    ? claim(
        sentence(
          `${verdict(ask, false)}${called(place)} is closed on ${day}. ${openDays(hours, date)}`,
        ),
      )
    : claim(sentence(`${verdict(ask, true)}${called(place)} is open on ${day}, ${spans}.`))
}

function spansOfRule(hours: OpeningHours, date: string): string | null {
  const texts = [0, 7, 14].map((days) => spansText(hours, addDays(date, days)))
  return texts.find((text) => text !== null) ?? null
}

function onDate(
  ask: Ask,
  place: Place,
  { country, slug }: Destination,
  hours: OpeningHours,
  date: string,
): Said {
  const names = ask.question.holidays?.on({ country, slug }, date) ?? []
  const effect = holidayEffect(place, { country, slug }, { date, names })
  const day = dayInWords(date)
  if (effect === 'closed')
    return claim(
      sentence(`${called(place)} is most likely closed on ${day}, ${names[0] ?? 'a holiday'}.`),
      {
        kind: 'estimate',
        name: 'how holidays are kept there',
      },
    )
  const spans = spansText(hours, date)
  if (spans === null)
    return claim(
      sentence(
        `${verdict(ask, false)}${called(place)} is closed on ${day}. ${openDays(hours, date)}`,
      ),
    )
  const check =
    effect === 'check' ? ` It is ${names[0] ?? 'a holiday'}, so check before you go.` : ''
  return claim(
    sentence(`${verdict(ask, true)}${called(place)} is open on ${day}, ${spans}.${check}`),
  )
}

function asRule(place: Place, hours: OpeningHours, today: string): Said {
  const week = Array.from({ length: 7 }, (_, step) => addDays(today, step))
  const groups = new Map<string, number[]>()
  for (const date of week) {
    const text = spansOfRule(hours, date) ?? 'closed'
    groups.set(text, [...(groups.get(text) ?? []), weekdayOf(date)])
  }
  const told = [...groups].map(([text, days]) =>
    days.length === 7
      ? `${text} every day`
      : `${text === 'closed' ? 'closed' : text} on ${listed(days.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((day) => everyWeekday[day] ?? ''))}`,
  )
  const season =
    new Set(hours.flatMap(({ seasons }) => seasons)).size > 0
      ? ' Hours change with the season.'
      : ''
  return claim(sentence(`${called(place)}: ${told.join('; ')}.${season}`))
}

function spansText(hours: OpeningHours, date: string): string | null {
  const spans = openSpansOn(hours, date)
  if (spans.length === 0) return null
  if (spans.some(({ from, to }) => from === 0 && to === 1440)) return 'all day'
  return listed(
    spans.map(
      ({ from, to }) => `from ${clock(from)} to ${to % 1440 === 0 ? 'midnight' : clock(to)}`,
    ),
  )
}

function openDays(hours: OpeningHours, date: string): string {
  const next = Array.from({ length: 14 }, (_, step) => addDays(date, step + 1)).find(
    (each) => spansText(hours, each) !== null,
  )
  return next ? `It opens again the ${daysLater(date, next)}, ${spansText(hours, next)}.` : ''
}

function daysLater(date: string, next: string): string {
  const days = Math.round((Date.parse(next) - Date.parse(date)) / 86_400_000)
  return days === 1
    ? 'day after'
    : `${new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${next}T00:00:00Z`))} after`
}

export const visitLength: Topic = {
  name: 'visit-length',
  asked: (ask) =>
    ask.places.length === 0
      ? -1
      : asked(
          /\bhow (?:long|much time|many hours)\b.*\b(?:spend|need|take|takes|stay|plan|inside|visit|there|in|at|for)\b|\bhow long (?:is|does) (?:a|the|one)\b/,
        )(ask),
  answer: (ask) => {
    if (/\b(?:queue|wait|line)\b/.test(ask.words)) return null
    // "How long to Versailles from Paris" asks for the way.
    if (/\b(?:from|get to|drive|train|bus|flight|walk)\b/.test(ask.words)) return null
    return joined(
      ask.places
        .slice(0, mostPlaces)
        .map(({ place }) =>
          claim(`A visit to ${called(place)} takes about ${inHours(place.minutes)} as a rule.`),
        ),
    )
  },
}

const bookingNote =
  /\b(?:book|booked|booking|ahead|timed|for a time|reserve|reservation|sell out|queue)\b/i

export const bookAhead: Topic = {
  name: 'book-ahead',
  asked: (ask) =>
    ask.places.length === 0
      ? -1
      : ask.words.search(
          /\b(?:have to|need to|should|must|do|better) (?:i |we |you )?(?:have to |need to )?(?:book|reserve|buy)\b|\b(?:tickets?|book|booking|reserve) (?:[a-z]+ ){0,5}(?:in advance|ahead|beforehand|online)\b|\bneed (?:an? )?(?:reservation|booking|timed ticket)\b|\bskip the (?:line|queue)\b|\bsold out\b/,
        ),
  answer: (ask) =>
    joined(
      ask.places.slice(0, mostPlaces).map(({ place }) => {
        const text = `${allSaid(place)} ${place.dayTrip?.how ?? ''}`
        const noted = text.split(/(?<=[.!?;]) +/).filter((each) => bookingNote.test(each))
        if (noted.length > 0) return claim(sentence(noted.join(' ').replace(/;$/, '.')))
        if (place.dayTrip?.bookAhead) return claim(`Yes, book ${called(place)} some days ahead.`)
        if (place.booking) return claim(bookingWords(place, place.booking))
        return unknown(
          `We have no note about booking ${called(place)}, so I don't know for sure. ${place.website ? `${place.website} tells.` : 'The place itself can tell.'}`,
        )
      }),
    ),
}

function bookingWords(place: Place, booking: NonNullable<Place['booking']>): string {
  const name = called(place)
  if (booking !== 'seats' && isMealPlace(place))
    return `Yes, reserve a table at ${name}${booking === 'needed' ? ', long ahead' : ''}.`
  if (booking === 'tour') return `Yes, ${name} is seen on a guided tour: book one.`
  if (booking === 'needed') return `Yes, ${name} is seen with an hour that was booked beforehand.`
  if (booking === 'seats') return `Yes, buy seats for ${name} beforehand.`
  return `A timed ticket for ${name} saves the wait in line.`
}

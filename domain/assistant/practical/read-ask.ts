/** Reads a practical question: where, which places, when. */

import { readDates } from '#domain/brief/dates/read-dates.ts'
import { createReading } from '#domain/brief/reading.ts'
import { isoDay, monthLength } from '#domain/calendar/calendar-days.ts'
import { type Feast, feastIn } from '#domain/holidays/feasts.ts'
import { countryName } from '#domain/places/country-name.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination } from '#domain/places/schema.ts'
import { countries } from './countries.ts'
import { placesNamed } from './named-places.ts'
import type { Ask, PracticalQuestion, Where } from './practical-answer.ts'

/** Longest text that is read as a question, in characters; the rest is ignored. */
const longest = 1000

export function readAsk(question: PracticalQuestion): Ask {
  const text = question.text.slice(0, longest)
  const words = foldName(text)
  const all = question.catalogue ?? question.destinations
  const cities = all
    .map((destination) => ({ destination, at: saidAt(words, text, destination) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ destination }) => destination)
  const near = [...new Set([...cities, ...question.destinations])]
  const places = placesNamed(text, words, [...new Set([...near, ...all])], near)
  const said: Where[] = [
    ...cities.map(asWhere),
    ...countriesIn(words).filter(({ country }) => cities.every((each) => each.country !== country)),
  ]
  const ofPlaces = [...new Set(places.map(({ destination }) => destination))].map(asWhere)
  const talk = question.destinations.map(asWhere)
  const where = [said, ofPlaces, talk].find((each) => each.length > 0) ?? []
  return { question, words, where, places, ...whenIn(text, question) }
}

const asWhere = (destination: Destination): Where => ({
  name: destination.name,
  country: destination.country,
  destination,
})

const cityNames = new WeakMap<Destination, readonly { name: string; folded: string }[]>()

function namesOf(destination: Destination) {
  const known = cityNames.get(destination)
  if (known) return known
  const names = [destination.name, ...(destination.alsoKnownAs ?? [])]
    .map((name) => ({ name, folded: foldName(name) }))
    .filter(({ folded }) => folded !== '')
  cityNames.set(destination, names)
  return names
}

/** "Nice" and "TO" in small letters are words, and no cities. */
function saidAt(words: string, text: string, destination: Destination): number {
  const found = namesOf(destination)
    .filter(({ name, folded }) => (folded.length > 2 && folded !== 'nice') || isWritten(text, name))
    .map(({ folded }) => ` ${words} `.indexOf(` ${folded} `))
    .filter((at) => at >= 0)
  return found.length > 0 ? Math.min(...found) : -1
}

function isWritten(text: string, name: string): boolean {
  const at = text.indexOf(name)
  return at >= 0 || (name === 'Nice' && /\b(?:in|to|from|of|near|for) nice\b/.test(text))
}

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' })
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'emirates', 'the emirates'],
  CZ: ['czech republic'],
  GB: ['uk', 'england', 'scotland', 'wales', 'britain', 'great britain', 'united kingdom'],
  HK: ['hong kong'],
  KR: ['korea', 'south korea'],
  NL: ['holland', 'the netherlands'],
  TR: ['turkey'],
  US: ['usa', 'america', 'the states', 'united states', 'the us'],
}
/** Country names that are first of all words or other places. */
const notAlone = new Set(['georgia', 'jersey', 'chad', 'mali'])

let namesByCode: readonly { code: string; written: readonly string[] }[] | undefined

function countryNames() {
  namesByCode ??= [...countries.keys()].map((code) => {
    const names = [foldName(regionNames.of(code) ?? code), ...(otherNames[code] ?? [])]
    return { code, written: names.filter((each) => !notAlone.has(each)) }
  })
  return namesByCode
}

function countriesIn(words: string): Where[] {
  return countryNames()
    .flatMap(({ code, written }) => {
      const found = written.map((each) => ` ${words} `.indexOf(` ${each} `)).filter((at) => at >= 0)
      return found.length > 0 ? [{ code, at: Math.min(...found) }] : []
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ code }) => ({ name: countryName(code), country: code }))
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

function whenIn(text: string, question: PracticalQuestion): Pick<Ask, 'dates' | 'weekday'> {
  const { today, date, month, trip } = question
  const feast = feastDay(text, today)
  if (feast) return { dates: { first: feast, last: feast, isDay: true, said: true }, weekday: null }
  const [mention] = readDates(createReading(text), { today, monthFirst: false })
  const weekday = weekdays.findIndex((name) => new RegExp(`\\b${name}s?\\b`, 'i').test(text))
  if (mention) {
    const { first, last } = mention
    const onlyWeekday =
      weekday >= 0 && !/\d|tomorrow|today|next|this/i.test(text.slice(mention.start, mention.end))
    return {
      dates: { first, last, isDay: first === last, said: true },
      weekday: onlyWeekday ? weekday : null,
    }
  }
  const known =
    (date && { first: date, last: date }) || tripDates(trip) || (month && wholeMonth(today, month))
  return {
    dates: known ? { ...known, isDay: known.first === known.last, said: false } : null,
    weekday: weekday >= 0 ? weekday : null,
  }
}

/** One day of a feast that lasts longer where a trip is meant: "Christmas Day". */
const feastDays: readonly (readonly [RegExp, Feast])[] = [
  [/\bchristmas eve\b/i, 'christmas-eve'],
  [/\bchristmas day\b/i, 'christmas'],
  [/\bboxing day\b/i, 'boxing-day'],
  [/\bnew year['’]?s eve\b/i, 'new-years-eve'],
  [/\bnew year['’]?s day\b/i, 'new-year'],
  [/\bgood friday\b/i, 'good-friday'],
  [/\beaster sunday\b/i, 'easter-sunday'],
  [/\beaster monday\b/i, 'easter-monday'],
]

/** The next day of a feast that the text names, of the year that it says. */
export function feastDay(text: string, today: string): string | undefined {
  const feast = feastDays.find(([pattern]) => pattern.test(text))?.[1]
  if (!feast) return undefined
  const year = Number(today.slice(0, 4))
  const said = /\b(20\d{2})\b/.exec(text)?.[1]
  const years = said ? [Number(said)] : [year, year + 1]
  return years
    .flatMap((each) => feastIn(feast, each))
    .map(({ first }) => first)
    .find((first) => said !== undefined || first >= today)
}

/** The next of that month. */
function wholeMonth(today: string, month: number) {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)
  return { first: isoDay(year, month, 1), last: isoDay(year, month, monthLength(year, month)) }
}

function tripDates(trip: PracticalQuestion['trip']) {
  const [first, last] = [trip?.days[0]?.date, trip?.days.at(-1)?.date]
  return first && last ? { first, last } : undefined
}

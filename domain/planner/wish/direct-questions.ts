/**
 * Answers to questions in a request, one sentence each, from the catalogue: how long, a car, the heat, where to
 * stay, this or that. Says so where it knows nothing.
 */
import type { Destination, Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { monthInWords } from '../days-in-words.ts'
import { findPlace } from './clashes.ts'

export interface Asking {
  text: string
  trip: Trip
  towns: readonly Destination[]
}

interface Question {
  asks: RegExp
  answer: (asking: Asking, found: RegExpExecArray) => string
}

/** Renown (0 to 1) of a sight not to be missed. */
const greatSight = 0.7
const hot = 32
const veryHot = 36

export interface Answered {
  answers: string[]
  /** Whether words belong to an answered question. */
  isOfOne: (words: string) => boolean
}

export function directAnswers(asking: Asking): Answered {
  const answered = questionsIn(asking.text).flatMap((words) => {
    for (const { asks, answer } of questions) {
      const found = asks.exec(words)
      if (found) return [{ words, says: answer(asking, found) }]
    }
    return []
  })
  return {
    answers: answered.map(({ says }) => says),
    isOfOne: (words) => answered.some((each) => each.words.includes(words)),
  }
}

/** All sentences with a question mark. */
function questionsIn(text: string): string[] {
  return text.match(/[^.!?;]+\?/g)?.map((each) => each.trim()) ?? []
}

const questions: readonly Question[] = [
  {
    asks: /\b(?:enough|too (?:long|short|much time|little time)|daft|how (?:long|many days))\b/i,
    answer: howLong,
  },
  {
    asks: /\b(?:need|rent|hire|get|have|take)\b[^?]{0,20}\bcar\b|\bcar\b[^?]{0,12}\b(?:needed|necessary|worth)\b/i,
    answer: whetherACar,
  },
  {
    asks: /\b(?:too |very |really |that )?(?:hot|cold|warm|rainy|wet|humid|freezing)\b/i,
    answer: whatWeather,
  },
  {
    asks: /\b(?:which|what) (?:area|part|neighbou?rhood|quarter|district)s?\b|\bwhere (?:should|do|to|can|would) (?:we |i |you )?(?:stay|sleep)\b/i,
    answer: whereToStay,
  },
  {
    asks: /\b(?:[Ss]hould (?:we|I|i)|[Dd]o (?:we|I|i)|[Bb]etter to|[Rr]ather)\b[^?]*?\b(?:do|see|visit|go to|take|choose)? ?(?<one>[\p{Lu}][^?]*?|the [^?]+?) or (?<other>[^?]+)\?/u,
    answer: oneOrTheOther,
  },
  { asks: /\bworth (?:leaving|it|going|the (?:trip|trouble|detour))\b/i, answer: whetherWorthIt },
  { asks: /\b(?:shut|closed|open)\b/i, answer: whatIsShut },
]

function howLong({ trip, towns }: Asking): string {
  const days = trip.days.length
  const seen = new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const great = towns.flatMap(({ places }) =>
    places.filter((place) => place.essential >= greatSight && !place.dayTrip && isSight(place)),
  )
  const missed = great.filter(({ id }) => !seen.has(id))
  const length = days === 1 ? 'one day holds' : `${days} days hold`
  if (missed.length === 0)
    return `Enough? Yes: ${length} all ${great.length} of the sights that nobody leaves out.`
  const names = missed.slice(0, 3).map(({ name }) => name)
  const share = missed.length / Math.max(1, great.length)
  const verdict = share <= 0.25 ? 'Yes, for what matters most' : 'Only for a part'
  return `Enough? ${verdict}: ${length} ${great.length - missed.length} of the ${great.length} sights that nobody leaves out, without ${listed(names)}${missed.length > 3 ? ' and others' : ''}.`
}

const isSight = ({ kind }: Place) => kind !== 'restaurant' && kind !== 'cafe'

function whetherACar({ trip, towns }: Asking): string {
  const legs = trip.days.flatMap(({ stops }) => stops.flatMap(({ leg }) => leg ?? []))
  const driven = legs.filter(({ mode }) => mode === 'drive' || mode === 'taxi').length
  const about = towns[0] ? ` ${firstSentence(towns[0].gettingAround)}` : ''
  if (driven === 0)
    return `A car? No: everything in this plan is reached on foot and by public transport.${about}`
  return `A car? For ${driven === 1 ? 'one way' : `${driven} ways`} of this plan, which a taxi does as well.${about}`
}

function whatWeather({ trip, towns: [town] }: Asking): string {
  const first = trip.days[0]?.date
  if (!(town && first)) return 'The weather: Piri can’t tell.'
  const month = Number(first.slice(5, 7)) - 1
  const [high, low] = [
    Math.round(town.climate.high[month] ?? 0),
    Math.round(town.climate.low[month] ?? 0),
  ]
  const verdict =
    high >= veryHot
      ? 'Very hot: see things early, rest from two to six, and go out again in the evening'
      : high >= hot
        ? 'Hot at noon, well bearable in the morning and the evening'
        : high >= 18
          ? 'Pleasant for being outside'
          : high >= 8
            ? 'Cool: bring a coat'
            : 'Cold: dress for it, and sit inside in between'
  const rain = Math.round(town.climate.rainDays[month] ?? 0)
  return `${town.name} in ${monthInWords(first)}: ${low} to ${high} °C and about ${rain} days with rain, as a rule. ${verdict}.`
}

function whereToStay({ towns: [town] }: Asking): string {
  if (!town) return 'Where to stay: Piri can’t tell.'
  const [first, ...others] = town.stayAreas
  const also = others.slice(0, 2).map(({ name, about }) => `${name} (${lower(about)})`)
  const more = also.length > 0 ? ` Or ${listed(also, 'or')}.` : ''
  return `Where to stay: ${first?.name}, where the ways of this plan begin: ${lower(first?.about ?? '')}.${more}`
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1).replace(/\.$/, '')

function oneOrTheOther({ trip, towns }: Asking, { groups }: RegExpExecArray): string {
  const places = towns.flatMap((town) => town.places)
  const named = [groups?.one ?? '', groups?.other ?? ''].map((words) =>
    words.replace(/^(?:to |do |see |visit |go to |the )+/i, '').trim(),
  )
  const [one, other] = named.map((words) => findPlace(words, places))
  if (!(one && other))
    return `${named[0]} or ${named[1]}: Piri can’t tell, since it does not know both.`
  const better = one.essential >= other.essential ? one : other
  const lesser = better === one ? other : one
  const dayOf = trip.days.find(({ stops }) => stops.some(({ placeId }) => placeId === better.id))
  const both = trip.days.some(({ stops }) => stops.some(({ placeId }) => placeId === lesser.id))
  if (both && dayOf)
    return `${one.name} or ${other.name}? Both fit into these days, and both are planned.`
  return `${one.name} or ${other.name}? ${better.name}, if it is to be one: ${lower(firstSentence(better.about))}.`
}

function whetherWorthIt({ trip, towns: [town] }: Asking): string {
  const visits = trip.days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'visit'))
  if (visits.length === 0) return 'Worth it? Hardly: the clock leaves no time to see anything.'
  const names = visits.slice(0, 2).map(({ name }) => name)
  return `Worth it? Yes: there is time in ${town?.name ?? 'town'} for ${listed(names)}${visits.length > 2 ? ' and more' : ''}, and to be back in time.`
}

/** What is closed on a named weekday, or on Mondays, by the opening hours. */
function whatIsShut({ text, trip, towns }: Asking): string {
  const day =
    /\b(?<day>sun|mon|tues|wednes|thurs|fri|satur)days?\b[^?.]*\?|\b(?:shut|closed)\b[^?.]*\b(?<later>sun|mon|tues|wednes|thurs|fri|satur)days?\b/i.exec(
      text,
    )?.groups
  const short = (day?.day ?? day?.later ?? '').slice(0, 2)
  const mark = short && `${short.charAt(0).toUpperCase()}${short.charAt(1).toLowerCase()}`
  const seen = new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const shut = towns
    .flatMap(({ places }) => places)
    .filter(({ hours, essential }) => mark && essential >= 0.5 && hours?.includes(`${mark} off`))
    .toSorted((a, b) => b.essential - a.essential)
  if (!mark)
    return 'What is shut: the plan counts with the hours that are known, and marks those to check.'
  const name = weekdayNames[mark] ?? 'that day'
  if (shut.length === 0)
    return `Shut on ${name}s? Of the great sights that are known here none is, as far as their hours tell.`
  const names = listed(shut.slice(0, 4).map((place) => place.name))
  const kept = shut.some(({ id }) => seen.has(id)) ? ' The plan has them on other days.' : ''
  return `Shut on ${name}s: ${names}${shut.length > 4 ? ' and others' : ''}; most else is open.${kept}`
}

const weekdayNames: Readonly<Record<string, string>> = {
  ...{ Mo: 'Monday', Tu: 'Tuesday', We: 'Wednesday', Th: 'Thursday' },
  ...{ Fr: 'Friday', Sa: 'Saturday', Su: 'Sunday' },
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text
}

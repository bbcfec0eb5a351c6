/** The city that named sights stand for: "Sistine Chapel, Colosseum" is a wish for Rome. */

import { kilometres } from '#domain/places/distance.ts'
import { tellingWords } from '#domain/places/famous-sights.ts'
import type { FoundSight } from '#domain/places/find-sight.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { everydayWords } from '../everyday-words.ts'
import { isRefused } from '../grammar/negation.ts'
import { isPrintedSight } from '../place-asides.ts'
import { personBehind } from '../place-words.ts'
import { candidatesFor, type PlaceReader } from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import { introduction } from './name-run-words.ts'
import { type NameRun, wordsOf } from './name-runs.ts'
import { refOf } from './place-refs.ts'

interface Vote {
  city: FoundSight['city']
  count: number
  sure: boolean
  famous: boolean
}

/** Undefined where no sight is named, or they are in several cities. */
export function impliedCity(
  reading: Reading,
  reader: PlaceReader,
  things: readonly NameRun[],
): PlaceRef | undefined {
  const named = sightsIn(reading, reader)
    .filter(({ text }) => !/^trade fair$/i.test(text))
    .map(({ text, found }) =>
      isDistinct(text) ? found.map((sight) => ({ ...sight, famous: true as const })) : found,
    )
  const sights = [...named, ...namedAfterCities(reading, reader, things)]
  const certain = sights.filter((found) => found.length === 1)
  const votes = new Map<string, Vote>()
  // Mont Saint-Michel is a long way from Paris: a day trip's goal alone does not tell the town.
  if (sights.every((found) => found.every(({ outing }) => outing))) return undefined
  for (const found of sights) {
    for (const { city, famous } of found) {
      const key = keyOf(city)
      const known = votes.get(key) ?? { city, count: 0, sure: false, famous: false }
      votes.set(key, {
        city,
        count: known.count + 1,
        sure: known.sure || found.length === 1,
        famous: known.famous || famous === true,
      })
    }
  }
  const ranked = [...votes.values()].sort((a, b) => b.count - a.count)
  const [best, second] = ranked
  if (!best || (best.count === second?.count && certain.length === 0)) return undefined
  // Two sights that are certain, in two cities, are two cities: a question, not a guess.
  const cities = new Set(certain.map(([only]) => only && keyOf(only.city)))
  if (cities.size > 1 && best.count === second?.count) return undefined
  const chosen = best.sure ? best : (ranked.find(({ sure }) => sure) ?? best)
  const ref = chosen.sure || chosen.count > 1 ? refOfCity(chosen.city, reader) : undefined
  // One house or park that few know tells too little: "the Northern Lights" are no café in Seattle.
  return ref && !chosen.famous && chosen.count < 2 ? { ...ref, doubted: true } : ref
}

interface NamedSight {
  start: number
  end: number
  text: string
  found: readonly FoundSight[]
}

interface SightElsewhere {
  start: number
  end: number
  name: string
  /** None where it is seen on a day out from a goal. */
  city?: PlaceRef
}

/** As far as one goes for a day, to a sight from a city and from anywhere else. */
const seenKilometres = { city: 200, other: 120 }
const seenBefore =
  /\b(?:like|unlike|than|as|saw|seen|been (?:to|in|at|up)|visited|loved|remember|works? at|worked at|stud(?:y|ies|ied) at|watched|did|except)\b[^.!?;]{0,40}$|\b(?:last (?:time|year|summer|trip)|already)\b/
/** "The Parthenon in Nashville", "a Notre Dame game", "the Eiffel Tower replica": another thing of that name. */
const otherThing = /^ (?:replica|style|lookalike|copy|game|match|fans?|team|jersey|poster|hotel)\b/

/** "Taj Mahal at sunrise, then tigers in Ranthambore": famous sights, and the town of each that no goal is near, to be asked about. */
export function famousElsewhere(
  reading: Reading,
  reader: PlaceReader,
  goals: readonly PlaceRef[],
): SightElsewhere[] {
  return sightsIn(reading, reader).flatMap(({ start, end, text, found }) => {
    const [sight] = found
    // What is taken is a goal's own sight, or a name that was read.
    if (found.length !== 1 || !sight?.famous || !reading.isFree(start, end)) return []
    if (tellingWords.some(({ name }) => name === sight.name)) return []
    const { start: from } = reading.sentenceAt(start)
    if (seenBefore.test(reading.lower.slice(from, start))) return []
    const placed = reading.spans.some(
      (span) =>
        span.slot === 'destination' &&
        /^ (?:in|at|of) (?:the )?$/.test(reading.lower.slice(end, span.start)),
    )
    if (placed || reading.follows(otherThing, end) || isPrintedSight(reading, start)) return []
    // "Lake Como, Bellagio or Varenna": a town of that name lies there, too.
    const town = candidatesFor(reader, text).some(({ at }) =>
      goals.some((goal) => goal.at && kilometres(goal.at, at) < seenKilometres.city),
    )
    if (town) return []
    const ref = refOfCity(sight.city, reader)
    const { at } = ref ?? {}
    const seen = goals.some(
      (goal) =>
        !(goal.at && at) ||
        kilometres(goal.at, at) < seenKilometres[goal.kind === 'city' ? 'city' : 'other'] ||
        (goal.kind === 'country' && goal.country === ref?.country),
    )
    if (!ref) return []
    return [
      { start, end, name: sight.name, ...(!seen && { city: { ...ref, doubted: true as const } }) },
    ]
  })
}

const keyOf = (city: FoundSight['city']) => ('slug' in city ? city.slug : foldName(city.name))

/** What is named in the text, the longest names first, each with all cities that have one. */
function sightsIn(reading: Reading, reader: PlaceReader): NamedSight[] {
  const words = wordsOf(reading)
  const origins = reading.spans.filter(({ slot }) => slot === 'origin')
  const all: NamedSight[] = []
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index]
    if (!first) continue
    // Most words begin no sight's name, and what follows them need not be looked up.
    const longest = Math.min(reader.sights.longestFrom(first.text), words.length - index)
    for (let length = longest; length > 0; length -= 1) {
      const last = words[index + length - 1]
      if (!last) continue
      const text = reading.plain.slice(first.start, last.end)
      const found = reader.sights.named(text)
      if (found.length === 0 || !isMeant(reading, text, first.start)) continue
      // "From Cape Town, South Africa" names no beach called South.
      if (origins.some(({ start, end }) => first.start >= start && last.end <= end)) continue
      // "A glass igloo" names no part of the Garden and Glass in Seattle.
      const word = !(/\p{Lu}/u.test(text) || text.includes(' '))
      if (word && !found.some(({ famous }) => famous)) continue
      if (found.every((sight) => sight.eats && !namesHouse(reading, first.start, text, sight.name)))
        continue
      all.push({ start: first.start, end: last.end, text, found })
      index += length - 1
      break
    }
  }
  return all
}

/** A name without a word of everyday English can hardly mean anything else. */
function isDistinct(text: string): boolean {
  return text.split(/\s/).every((word) => !everydayWords.has(word.toLowerCase()))
}

/** "Edinburgh Fringe", "Chicago Marathon": a thing that bears the name of its city. */
function namedAfterCities(
  reading: Reading,
  reader: PlaceReader,
  things: readonly NameRun[],
): FoundSight[][] {
  return things.flatMap(({ text, start }) => {
    if (!isMeant(reading, text, start) || teams.test(text)) return []
    const words = text.split(' ')
    const end = start + text.length
    const isEvent = reading.follows(eventBehind, end)
    const listed = [3, 2, 1]
      .filter((length) => length < words.length || (isEvent && length === words.length))
      .map((length) => words.slice(0, length).join(' '))
      .filter((name) => !everydayWords.has(name.toLowerCase()))
      .map((name) => reader.finder.named(name))
      .find((found) => found !== undefined)
    return listed ? [[{ name: text, city: { slug: listed.slug }, famous: true }]] : []
  })
}

const eventBehind =
  /^ (?:(?:half|film|jazz|music|book|beer|light|food|wine|opera|fringe|art|comic|motor|boat|game|winter|summer|international|spring) )?(?:marathon|festival|fashion week|grand prix|book fair|trade fair|fair|carnival|pride|biennale|expo|triathlon)\b/

/** "LA Lakers at Madison Square Garden": a team plays elsewhere too, and does not tell the town. */
const teams =
  / (?:lakers|clippers|knicks|nets|yankees|mets|rangers|islanders|celtics|bruins|bulls|cubs|bears|blackhawks|warriors|giants|49ers|dodgers|rams|chargers|dolphins|marlins|eagles|phillies|sixers|flyers|cowboys|mavericks|stars|astros|texans|rockets|seahawks|mariners|raptors|maple leafs|blue jays|canucks|canadiens|united|city|rovers|fc|bulldogs)$/i

/** A restaurant's name is one with its capitals, or as a whole where that is several words. */
function namesHouse(reading: Reading, start: number, text: string, name: string): boolean {
  // "Mother and I would like …" begins a sentence, and names no restaurant.
  const opens = /(?:^|[.!?:\n]\s*)$/.test(reading.plain.slice(Math.max(0, start - 3), start))
  if (/\p{Lu}/u.test(text) && !opens) return true
  return text.includes(' ') && foldName(text) === foldName(name)
}

function isMeant(reading: Reading, text: string, start: number): boolean {
  const everyday = text.split(/\s/).every((word) => everydayWords.has(word.toLowerCase()))
  if (everyday && !/^\p{Lu}/u.test(text)) return false
  // "Jackson (our son)" is no square in New Orleans.
  if (personBehind.test(reading.lower.slice(start + text.length))) return false
  if (reading.leads(introduction, start)) return false
  return !isRefused(reading.lower.slice(reading.sentenceAt(start).start, start))
}

function refOfCity(city: FoundSight['city'], reader: PlaceReader): PlaceRef | undefined {
  if ('slug' in city) {
    const listed = reader.finder.bySlug(city.slug)
    if (!listed) return undefined
    const { name } = listed
    return refOf(
      { start: 0, end: 0, name, candidates: candidatesFor(reader, name), led: true },
      reader,
    )
  }
  const candidates = candidatesFor(reader, city.name).filter(
    ({ country }) => country === city.country,
  )
  return refOf({ start: 0, end: 0, name: city.name, candidates, led: true }, reader)
}

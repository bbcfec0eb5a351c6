/**
 * Names of places that no reader took. A town that stands in a list with the goals and was read as
 * nothing would be missing from the plan in silence: it becomes a goal that is asked about.
 */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { partOfLand } from '../place-asides.ts'
import type { AssignedMention } from '../place-roles.ts'
import { isAdjective, personBehind } from '../place-words.ts'
import { likenessBehind } from '../places/given-up-places.ts'
import {
  candidatesFor,
  leadTo,
  type PlaceCandidate,
  type PlaceMention,
  type PlaceReader,
} from '../places/place-mentions.ts'
import { type Reading, taken } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import { productBehind } from '../told-places.ts'
import { isOpen, rowAt } from './name-rows.ts'
import { introduction } from './name-run-words.ts'
import { type Word, wordsOf } from './name-runs.ts'
import { tastedNames } from './names-beside-goals.ts'
import { refOf } from './place-refs.ts'

/** Between a goal and a name that belongs with it; what is understood (days, counts) may stand between. */
const joint =
  /^\s*(?:,|&|\+|\/|;|-|–|→|>|\band\b|\bn\b|\bthen\b|\bplus\b)+\s*(?:then |and |the |in )*\s*$/
/** How many people a place must have that is only named: more where its letters are small. */
const least = {
  capital: 1000,
  small: 15_000,
  near: 2000,
  slip: 20_000,
  led: 50_000,
  stray: 40_000,
  neighbour: 500,
}
/** What leads to where one goes. */
const goingTo = /\b(?:to|in|visit(?:ing)?|explor(?:e|ing)|into|around|near) $/
const longestName = 3
/** Doubted names are few, or the text is no list of places. */
const mostLeft = 4
/** They are looked for among so many words, since each is held to all goals. */
const mostWords = 500

export function leftNames(
  reading: Reading,
  reader: PlaceReader,
  mentions: readonly AssignedMention[],
  read: readonly PlaceMention[],
): PlaceRef[] {
  const goals = mentions.filter(({ role }) => role === 'destination')
  if (goals.length === 0) return []
  const words = wordsOf(reading).slice(0, mostWords)
  const found: PlaceRef[] = []
  const known = new Set(mentions.map(({ ref }) => foldName(ref.name)))
  for (let index = 0; index < words.length && found.length < mostLeft; index += 1) {
    const first = words[index]
    if (!(first && isOpen(reading, first))) continue
    // What was read and then given up ("Paris, no wait, Brussels") is not left over.
    if (read.some(({ start, end }) => first.start >= start && first.end <= end)) continue
    if (
      isTasted(reading, first) ||
      isTeam(reading, first) ||
      isAdjective(first.text, reading.lower.slice(first.end))
    )
      continue
    const led = first.capital && reading.leads(goingTo, first.start)
    const row = led ? undefined : rowAt(reading, words, index, goals)
    const beside = led || row !== undefined || besideGoal(reading, first, words, goals)
    const enough = beside ? (led ? least.led : 0) : least.stray
    const left = nameAt(reading, reader, words, index, goals, enough, beside)
    if (left && !known.has(foldName(left.ref.name))) {
      known.add(foldName(left.ref.name))
      reading.claim('destination', left.start, left.end)
      // "Crete … west bit, chania": said to be where on the island.
      const part = reading.leads(partOfLand, left.start)
      found.push(part ? left.ref : { ...left.ref, doubted: true })
      index += left.length - 1
    } else if (!left) {
      const unknown = row ?? unknownAt(reading, reader, words, index, goals, beside)
      if (!unknown) continue
      reading.claim('destination', unknown.start, unknown.end)
      found.push({ name: titled(reading.plain.slice(unknown.start, unknown.end)), kind: 'unknown' })
      if (unknown.end > first.end) index += 1
    }
  }
  return found
}

/** "… markets, surf watching, pisco": one of the things to have. */
function isTasted(reading: Reading, { start, text }: Word): boolean {
  return tastedNames.test(text) && /(?:[,.] |\b(?:and|&|\+) )$/.test(leadTo(reading, start))
}

/** "Maybe a Tampa Bay Lightning game". */
function isTeam(reading: Reading, { start, end }: Word): boolean {
  // "Our team (Bremen Bulls, 18 players)".
  if (/\b(?:team|club|choir|band|squad|orchestra|school|company) \($/.test(leadTo(reading, start)))
    return true
  return (
    /\b(?:an?|the) $/.test(leadTo(reading, start)) &&
    /^(?: \p{L}+){1,3} (?:game|match|derby)\b/u.test(reading.lower.slice(end))
  )
}

/** "singapore 3 nights + bintan 3 nights", "san sebastien and bilbao": a place, whoever knows it, of one word or two. */
function unknownAt(
  reading: Reading,
  reader: PlaceReader,
  words: readonly Word[],
  index: number,
  goals: readonly AssignedMention[],
  beside: boolean,
): Word | undefined {
  const [first, second] = [words[index], words[index + 1]]
  if (!first) return undefined
  const both =
    second && second.start === first.end + 1 && isOpen(reading, second)
      ? { ...first, end: second.end, text: `${first.text} ${second.text}`, lower: second.lower }
      : undefined
  const isPlace = (word: Word) => {
    if (candidatesFor(reader, word.text).length > 0) return beside && isGiven(reading, word, goals)
    return (
      (isGiven(reading, word, goals) && (beside || word === both)) || isMember(reading, word, goals)
    )
  }
  return [first, ...(both ? [both] : [])].find(isPlace)
}

const given =
  /^(?: for)? \(?(?:\d{1,2}|two|three|four|five|six|seven) ?(?:nights?|days?|nts?|n|d)\b/

function isGiven(reading: Reading, word: Word, goals: readonly AssignedMention[]): boolean {
  const before = goals.findLast((goal) => goal.end <= word.start)
  return Boolean(
    before &&
      reading.follows(given, word.end) &&
      joint.test(between(reading, before.end, word.start)),
  )
}

const strictJoint = /^\s*(?:&|\+|\/|->|→|>|and)\s*$/
/** A member of a list of places begins where a sentence, a list or a preposition does. */
const memberLead = /(?:^|[.,:;!?+&/>(]|\b(?:and|in|to|between|of|visit|then|both|sides))\s*$/

/** "zim and zambia": a word nobody knows, joined to a goal as its equal. */
function isMember(
  reading: Reading,
  { start, end, lower }: Word,
  goals: readonly AssignedMention[],
): boolean {
  const after = goals.find((goal) => goal.start >= end)
  return (
    after !== undefined &&
    !/(?:ing|s|ed)$/.test(lower) &&
    strictJoint.test(reading.lower.slice(end, after.start)) &&
    reading.leads(memberLead, start, 12)
  )
}

function titled(text: string): string {
  return text.replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** Whether nothing but a comma, an "and" or what is understood stands between the name and a goal. */
function besideGoal(
  reading: Reading,
  { start, end }: Word,
  words: readonly Word[],
  goals: readonly AssignedMention[],
): boolean {
  const before = goals.findLast((goal) => goal.end <= start)
  if (before && joint.test(between(reading, before.end, start))) return true
  const after = goals.find((goal) => goal.start >= end)
  const next = words.find((word) => word.start >= end)
  return Boolean(after && next && joint.test(between(reading, end, after.start)))
}

/** What stands between two places, without what is understood. */
function between(reading: Reading, from: number, to: number): string {
  return reading.free().slice(from, to).replaceAll(taken, '').replace(/\s+/g, ' ')
}

interface LeftName {
  start: number
  end: number
  length: number
  ref: PlaceRef
}

function nameAt(
  reading: Reading,
  reader: PlaceReader,
  words: readonly Word[],
  index: number,
  goals: readonly AssignedMention[],
  people: number,
  beside: boolean,
): LeftName | undefined {
  const first = words[index]
  if (!first) return undefined
  for (let length = Math.min(longestName, words.length - index); length > 0; length -= 1) {
    const last = words[index + length - 1]
    if (!(last && reading.isFree(first.start, last.end))) continue
    const text = reading.plain.slice(first.start, last.end)
    if (isOtherThing(reading, first.start, last.end)) continue
    if (/[,.;:!?\n]/.test(text) || (beside && !endsHere(reading, last.end))) continue
    const found = candidatesFor(reader, text)
    const towns = found.length > 0 ? found : length < 3 && beside ? slipOf(reader, text) : []
    const enough = Math.max(people, first.capital ? least.capital : least.small)
    const known = towns.filter(({ kind }) => beside || kind === 'city')
    const chosen =
      nearest(
        known.filter(({ population }) => population >= enough),
        goals,
        beside ? sameTripKilometres : strayKilometres,
      ) ??
      // "rothenburg + munich": a small town in a list with a goal of its country.
      (beside && found.length > 0
        ? nearest(
            known.filter(
              ({ population, country }) =>
                population >= Math.max(people, least.near) &&
                goals.some(({ ref }) => ref.country === country),
            ),
            goals,
            countryKilometres,
          )
        : undefined) ??
      (beside || reading.leads(isNoGoal, first.start) || first.lower.length < 4
        ? undefined
        : nearest(
            known.filter(({ population }) => population >= least.neighbour),
            goals.filter(({ ref }) => ref.kind === 'city' && ref.country === known[0]?.country),
            neighbourKilometres,
          ))
    if (!chosen) continue
    const name = found.length > 0 && first.capital ? text : chosen.name
    const { start } = first
    const { end } = last
    return {
      start,
      end,
      length,
      ref: refOf({ start, end, name, candidates: [chosen], led: true }, reader),
    }
  }
  return undefined
}

/** "Crete. Chania side": where on the island. */
const sideBehind = /^ (?:side|end)\b/

/** A person ("Mrs Chester") or a dish ("Parma ham"), whatever town is called so. */
function isOtherThing(reading: Reading, start: number, end: number): boolean {
  const behind = reading.lower.slice(end)
  return (
    isIntroduced(reading, reading.lower.slice(start, end)) ||
    /\b(?:via|(?:drinks?|drinking)(?: only| mostly| just)?) $/.test(leadTo(reading, start)) ||
    personBehind.test(behind) ||
    likenessBehind.test(behind) ||
    sideBehind.test(behind) ||
    productBehind.test(behind)
  )
}

const introduced = new WeakMap<Reading, Map<string, boolean>>()

/** "My daughter Chelsea …, 2 adults + Chelsea": who is introduced once is a person wherever the name stands. */
function isIntroduced(reading: Reading, name: string): boolean {
  const known = introduced.get(reading) ?? new Map<string, boolean>()
  introduced.set(reading, known)
  const found = known.get(name) ?? isIntroducedAnywhere(reading, name)
  known.set(name, found)
  return found
}

function isIntroducedAnywhere(reading: Reading, name: string): boolean {
  for (let at = reading.lower.indexOf(name); at >= 0; at = reading.lower.indexOf(name, at + 1)) {
    if (reading.leads(introduction, at)) return true
  }
  return false
}

/** A name of a list ends where its member does: "Rome, Florence airport" is no member. */
function endsHere(reading: Reading, end: number): boolean {
  const behind = reading.free().slice(end, end + 12)
  return (
    behind.startsWith(` ${taken}`) ||
    /^\s*(?:$|[,.;:!?&+/()\n-]|(?:and|or|then|n|for|in|with|\d)\b)/.test(behind)
  )
}

function slipOf(reader: PlaceReader, text: string): readonly PlaceCandidate[] {
  if (text.length < 6) return []
  const [slip] = reader.gazetteer.alike(text, least.slip)
  return slip ? candidatesFor(reader, slip.place.name) : []
}

const sameTripKilometres = 2000
const countryKilometres = 600
/** So near a goal, hardly any word is a town by chance. */
const neighbourKilometres = 150
/** What is refused, what is landed at, and who is addressed. */
const isNoGoal =
  /\b(?:not|no|never|without|skip(?:ping)?|avoid(?:ing)?|hate|from|arriv(?:e|ing)|land(?:ing)?|(?:my|our|her|his|their|an?|the|is|mrs?|ms|dr|volcano|mount|mt|river|castle|hotel|restaurant|bar|cafe|museum|station|airport|church|abbey)\.?) (?:in |at )?$/
/** A name that stands on its own is one of the trip's only where it is near. */
const strayKilometres = 700
/** Nearer than this it is another word for a goal: "a frankfurter in Frankfurt". */
const sameKilometres = 5

function nearest(
  towns: readonly PlaceCandidate[],
  goals: readonly AssignedMention[],
  furthest: number,
): PlaceCandidate | undefined {
  const away = (town: PlaceCandidate) =>
    Math.min(...goals.map(({ ref }) => (ref.at ? kilometres(ref.at, town.at) : Number.NaN)))
  return towns.find((town) => away(town) < furthest && away(town) > sameKilometres)
}

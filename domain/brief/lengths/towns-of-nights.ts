/**
 * A list that gives towns their nights decides which towns are goals: "1 night Málaga, 2 Granada, 3 Seville, 1 Madrid". Where such a town
 * is named besides as where one lands or flies home from, that is an end of the trip; so is a town without nights at which one only lands.
 */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { toCount } from '../grammar/numbers.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import type { StaysRead } from './read-stays.ts'

const count = '(?<n>[1-9]|1\\d|an?|one|two|three|four|five|six|seven|eight|nine|ten)'
/** "2 nights Granada", and behind the first only the number: ", 2 Granada", "and one in Córdoba". */
const withUnit = new RegExp(`\\b${count} (?:nights?|nts?)(?: (?:in|at))? (?:the )?$`)
const bare = new RegExp(`(?:, |; |\\band |& |\\+ )(?:then )?${count} (?:(?:in|at) )?(?:the )?$`)
/** "Lucerne 2, Wengen 3, Zermatt 2": behind each, and nothing else. */
const behind = /^ \(?(?<n>[1-9]|1\d)\)?(?=,? ?(?:[,.;)\n]|and\b|&|$))/
const fewestTowns = 2
const areaKilometres = 350

const arrives =
  /\b(?:land(?:s|ing)?|arriv(?:e|es|ing|al)|reach(?:es|ing)?|fl(?:y|ies|ying)(?: in)?|flights?|trains?|in)(?: (?:in|at|into|to))? $/
const leaves =
  /\b(?:out of|(?:home|back|out|away|again) from|(?:leav(?:e|es|ing)|depart(?:s|ing)?)(?: again)?(?: from)?|(?:return |homeward )?flights?(?: (?:home|back|out))?(?: is)? from|plane from) $/
/** From there one goes home: where one lives is no such town. */
const homeward = /\b(?:return|homeward|home|back|out|again)\b[^,.;]{0,24}$/

export function townsOfNights(mentions: AssignedMention[], reading: Reading): void {
  const lead = ({ start }: AssignedMention) => reading.lower.slice(Math.max(0, start - 44), start)
  const isOpen = ({ role }: AssignedMention) => role !== 'refused' && role !== 'home'
  const inFront = (each: AssignedMention) =>
    withUnit.exec(lead(each))?.groups?.n ?? bare.exec(lead(each))?.groups?.n
  const first = mentions.findIndex((each) => isOpen(each) && withUnit.test(lead(each)))
  const listed = mentions.filter(
    (each, index) => first >= 0 && index >= first && isOpen(each) && inFront(each) !== undefined,
  )
  const counted = mentions.filter(
    (each) => isOpen(each) && reading.follows(behind, each.end) && !inFront(each),
  )
  const isBehind = counted.length > 2 && /\bnights?\b/.test(reading.lower)
  const nighted = isBehind ? counted : listed
  const nameOf = ({ ref }: AssignedMention) => foldName(ref.name)
  const names = new Set(nighted.map(nameOf))
  const isList = isBehind || nighted.some((each) => bare.test(lead(each)))
  if (names.size < fewestTowns || names.size < nighted.length || !isList) return
  for (const each of nighted) {
    if (each.candidates.length === 0 && each.role !== 'destination') continue
    each.role = 'destination'
    const n = isBehind ? behind.exec(reading.lower.slice(each.end))?.groups?.n : inFront(each)
    each.nighted = toCount(n) ?? 1
  }
  const begin = Math.min(...nighted.map(({ start }) => start))
  for (const each of mentions) {
    if (each.nighted || each.ref.kind === 'country' || !isOpen(each)) continue
    // Where in the world the towns are: "Crete … 3 nights Chania, 2 Plakias".
    if (each.role === 'destination' && each.start < begin && holdsAll(each, nighted)) {
      each.role = 'passed'
      continue
    }
    const [isLast, isFirst] = [leaves.test(lead(each)), arrives.test(lead(each))]
    const isOnlyEnd =
      each.ref.kind === 'city' &&
      (each.role === 'destination' || (each.role === 'origin' && homeward.test(lead(each))))
    // "Split to Dubrovnik …: 2 nights Split, 3 Hvar, 2 Dubrovnik": the list tells the order.
    if (names.has(nameOf(each)) && each.role === 'destination' && each.start < begin) {
      each.role = 'passed'
      if (!(isLast || isFirst)) continue
    }
    if (!((isLast || isFirst) && (names.has(nameOf(each)) || isOnlyEnd))) continue
    each.role = 'passed'
    each.tripEnd = isLast ? 'last' : 'first'
  }
}

function holdsAll(
  { candidates: [outer] }: AssignedMention,
  towns: readonly AssignedMention[],
): boolean {
  return (
    outer?.kind === 'region' &&
    !outer.listed &&
    towns.every(
      ({ candidates: [town] }) =>
        town?.country === outer.country &&
        town !== undefined &&
        kilometres(town.at, outer.at) < areaKilometres,
    )
  )
}

/** The stays of such a list, where words between a town and its number kept them from being read. */
export function withNightsTold(
  shared: StaysRead,
  mentions: readonly AssignedMention[],
  destinations: readonly PlaceRef[],
): StaysRead {
  const told = mentions.filter(({ nighted }) => nighted !== undefined)
  const has = (name: string) => shared.stays.some(({ place }) => foldName(place) === foldName(name))
  if (told.length === 0 || told.every(({ ref }) => has(ref.name))) return shared
  const stays = destinations.flatMap(({ name }) => {
    const nights = told.find(({ ref }) => foldName(ref.name) === foldName(name))?.nighted
    const known = shared.stays.find(({ place }) => foldName(place) === foldName(name))
    if (known?.nights !== undefined || nights === undefined) return known ?? []
    return { place: name, nights, windows: known?.windows ?? [] }
  })
  const { days: _days, nights: _nights, ...others } = shared
  const sum = stays.reduce((total, { nights = 0 }) => total + nights, 0)
  return { ...others, stays, nights: sum, days: sum + 1, ofSome: true }
}

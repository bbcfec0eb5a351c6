/**
 * Sights and tables of the goal that are written otherwise than the catalogue has them: "Thip Samai", "humayun tomb",
 * "the Kutubiyya", "Anthropology museum". What the catalogue has must not be told as unknown for a space.
 */
import type { KnownDestination } from '#domain/places/find-destination.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import {
  createNameIndex,
  formsOf,
  mostWordsOfName,
  type NameIndex,
} from '#domain/places/name-as-written.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import { isOwnWord, knownSights } from './known-sights.ts'
import { isOfDoing, isRefusedSight, type SightsRead, saysWhat } from './read-sights.ts'
import { sightsByWord } from './sight-words.ts'

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu
/** What may stand between two words of one name. */
const between = /^(?: |-| & )$/
/** Kinds of sights that are called by what they are about: "the Anthropology museum". */
const houseOfSubject =
  /^(?:museum|gallery|palace|cathedral|synagogue|mosque|mausoleum|tomb|fort|fortress|monastery|observatory|library)$/

/** "The supertrees" are the Supertree Grove. */
const plural = /(?<=\p{L}{6})s$/u

interface Names {
  index: NameIndex
  /** By subject and kind ("anthropology museum") the only sight whose name has both. */
  bySubject: ReadonlyMap<string, string>
  /** Day trips: their words are wishes for what is there, and name no sight of the town. */
  farOff: ReadonlySet<string>
}

const made = new WeakMap<KnownDestination, Names>()

function namesOf(destination: KnownDestination): Names {
  const before = made.get(destination)
  if (before) return before
  const own = new Set([destination.name, ...(destination.alsoKnownAs ?? [])].map(foldName))
  const forms = [
    ...knownSights(destination),
    ...(destination.places ?? []).flatMap(({ name }) => formsOf(name).slice(-1)),
  ].filter(({ written }) => !own.has(foldName(written)))
  const names = {
    index: createNameIndex(forms, isOwnWord),
    bySubject: subjectsOf(destination),
    farOff: new Set(
      (destination.places ?? []).flatMap(({ name, outing, dayTrip }) =>
        outing || dayTrip ? [name] : [],
      ),
    ),
  }
  made.set(destination, names)
  return names
}

function subjectsOf({ places = [] }: KnownDestination): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>()
  for (const { name, eats } of places) {
    if (eats) continue
    const words = foldName(name).split(' ')
    for (const kind of words.filter((each) => houseOfSubject.test(each)))
      for (const subject of new Set(words)) {
        if (subject === kind || subject.length < 5) continue
        const key = `${subject} ${kind}`
        found.set(key, found.has(key) ? null : name)
      }
  }
  return new Map([...found].flatMap(([key, name]) => (name ? [[key, name] as const] : [])))
}

export function readWrittenSights(
  reading: Reading,
  goals: readonly PlaceRef[],
  destinations: readonly KnownDestination[],
): SightsRead {
  const read: SightsRead = { mustSee: [], mustAvoid: [] }
  const slugs = new Set(goals.map(({ slug }) => slug))
  const towns = destinations
    .filter(({ slug }) => slugs.has(slug))
    .map((town) => ({ ...namesOf(town), byWord: sightsByWord(town, destinations) }))
  if (towns.length === 0) return read
  const words = [...reading.plain.matchAll(word)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }))
  for (let from = 0; from < words.length; from += 1) {
    for (let count = Math.min(mostWordsOfName, words.length - from); count > 0; count -= 1) {
      const run = words.slice(from, from + count)
      const start = run[0]?.start ?? 0
      const end = run.at(-1)?.end ?? start
      const name = isOneRun(reading, run) ? nameAt(reading, start, end, towns) : undefined
      if (!name) continue
      const refused = isRefusedSight(reading, start, end)
      const list = refused ? read.mustAvoid : read.mustSee
      if (!list.includes(name)) list.push(name)
      reading.claim(refused ? 'mustAvoid' : 'mustSee', start, end)
      from += count - 1
      break
    }
  }
  return read
}

function isOneRun(reading: Reading, run: readonly { start: number; end: number }[]): boolean {
  const start = run[0]?.start ?? 0
  const end = run.at(-1)?.end ?? start
  if (!reading.isFree(start, end)) return false
  return run.every(({ end: last }, at) => {
    const next = run[at + 1]
    return !next || between.test(reading.plain.slice(last, next.start))
  })
}

function nameAt(
  reading: Reading,
  start: number,
  end: number,
  towns: readonly (Names & { byWord: ReadonlyMap<string, string> })[],
): string | undefined {
  const said = reading.plain.slice(start, end)
  const lower = reading.lower.slice(start, end)
  if (saysWhat(lower)) return undefined
  const all = lower.split(/[^\p{L}\p{N}'’]+/u)
  // A name of everyday words needs its capitals.
  const isEveryday = !all.some((each) => isOwnWord(each))
  const hasCapitals = said.split(/[ -]/).every((each) => /^[\p{Lu}\p{N}]/u.test(each))
  for (const { index, bySubject, byWord, farOff } of towns) {
    const [subject = ''] = all
    if (all.length === 1 && !isEveryday && !byWord.has(lower)) {
      const sight = byWord.get(lower.replace(plural, ''))
      if (sight && !farOff.has(sight)) return sight
    }
    if (all.length === 2 && !saysWhat(subject)) {
      const sight = bySubject.get(foldName(lower))
      if (sight) return sight
    }
    if (isEveryday && !hasCapitals) continue
    const name = index.named(said)
    if (name && !(isOfDoing.test(name) && foldName(name) !== foldName(said))) return name
  }
  return undefined
}

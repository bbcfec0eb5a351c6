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
const partOfCompound = /^-\p{L}/u
/** Kinds of sights that are called by what they are about: "the Anthropology museum". */
const houseOfSubject =
  /^(?:museum|gallery|palace|cathedral|synagogue|mosque|mausoleum|tomb|fort|fortress|monastery|observatory|library)$/

/** "The supertrees" are the Supertree Grove. */
const plural = /(?<=\p{L}{6})s$/u

interface Names {
  index: NameIndex
  /** By subject and kind ("anthropology museum") the only sight whose name has both. */
  bySubject: ReadonlyMap<string, string>
  bySubjectWord: ReadonlySet<string>
  /** Day trips and tables: a word of theirs in the plural is a wish for such things, and names none of them. */
  notByWord: ReadonlySet<string>
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
  const bySubject = subjectsOf(destination)
  const names = {
    index: createNameIndex(forms, isOwnWord),
    bySubject,
    bySubjectWord: new Set([...bySubject.keys()].map((key) => key.split(' ')[0] ?? '')),
    notByWord: new Set(
      (destination.places ?? []).flatMap(({ name, outing, dayTrip, eats, kind }) =>
        outing || dayTrip || eats || kind === 'restaurant' || kind === 'cafe' ? [name] : [],
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
  // "Agriturismo near Pienza … the Pienza part": a goal is no outing of another.
  const own = new Set(goals.map(({ name }) => foldName(name)))
  const words = [...reading.plain.matchAll(word)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }))
  for (let from = 0; from < words.length; from += 1) {
    const first = words[from]
    const begin = first ? reading.plain.slice(first.start, first.end) : ''
    const may = towns.filter(
      ({ index, bySubjectWord, byWord }) =>
        index.mayBegin(begin) ||
        bySubjectWord.has(begin.toLowerCase()) ||
        byWord.has(begin.toLowerCase().replace(plural, '')),
    )
    if (may.length === 0) continue
    for (let count = Math.min(mostWordsOfName, words.length - from); count > 0; count -= 1) {
      const run = words.slice(from, from + count)
      const start = run[0]?.start ?? 0
      const end = run.at(-1)?.end ?? start
      if (own.has(foldName(reading.plain.slice(start, end)))) continue
      const name = isOneRun(reading, run) ? nameAt(reading, start, end, may) : undefined
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
  // "Shinjuku-gyoemmae" is another name.
  if (!reading.isFree(start, end) || partOfCompound.test(reading.plain.slice(end))) return false
  return run.every(({ end: last }, at) => {
    const next = run[at + 1]
    return !next || between.test(reading.plain.slice(last, next.start))
  })
}

/** What the words name, unless they are what somebody likes: vocabularies are asked last, since they take longest. */
function nameAt(
  reading: Reading,
  start: number,
  end: number,
  towns: readonly (Names & { byWord: ReadonlyMap<string, string> })[],
): string | undefined {
  const said = reading.plain.slice(start, end)
  const lower = reading.lower.slice(start, end)
  const all = lower.split(/[^\p{L}\p{N}'’]+/u)
  // A name of everyday words needs its capitals.
  const isEveryday = !all.some((each) => isOwnWord(each))
  const hasCapitals =
    !isEveryday || said.split(/[ -]/).every((each) => /^[\p{Lu}\p{N}]/u.test(each))
  for (const { index, bySubject, byWord, notByWord } of towns) {
    if (all.length === 1 && !isEveryday && !byWord.has(lower)) {
      const sight = byWord.get(lower.replace(plural, ''))
      if (sight && !notByWord.has(sight) && !saysWhat(lower)) return sight
    }
    if (all.length === 2) {
      const sight = bySubject.get(foldName(lower))
      if (sight && !saysWhat(all[0] ?? '') && !saysWhat(lower)) return sight
    }
    if (isEveryday && !hasCapitals) continue
    const name = index.named(said)
    const isIt = name && !(isOfDoing.test(name) && foldName(name) !== foldName(said))
    if (isIt && !saysWhat(lower)) return name
  }
  return undefined
}

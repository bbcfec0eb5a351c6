/**
 * Wishes by the catalogue's own words: what a place of the town is noted to offer, where a request says it in these words
 * ("waterfalls", "a food tour", "Swedish food"). It reads what was understood as an interest alone, and what was not
 * understood: whoever asks for waterfalls did not ask for any nature.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Place } from '#domain/places/schema.ts'
import { plain } from './told-by.ts'
import { isRefused } from './words-around.ts'

export interface OfferedPhrase {
  /** As it was written. */
  words: string
  /** Places that offer it, the best first; day trips only where nothing in town does. */
  places: Place[]
  heard: RegExp
}

interface Said {
  /** What was read of the text, with its words. */
  spans?: TripBrief['spans']
  notUnderstood: readonly string[]
  /** Patterns of wishes that were read already. */
  known: readonly RegExp[]
  names: readonly string[]
}

const longestPhrase = 4

/** Words that fit nearly every place: each has a reader of its own, or says nothing. */
const tooGeneral = new Set(
  (
    'breakfast lunch dinner food eat drink coffee tea bar restaurant cafe bistro brasserie diner soup salad dessert sweet buffet ' +
    'park garden beach lake museum gallery church temple mosque synagogue cathedral basilica monastery palace shrine market bazaar souk ' +
    'view terrace seaside waterfront riverfront shopping shop boutique mall design fashion culture history photography music art nature ' +
    'concert game dome slide chair watch record print mask friend play ship train sport wildlife animal walk tour trip ride show street ' +
    'cheap eat;city view;night out;special occasion;easy walk;guided tour;city park;market visit;free museum;dancing;nightlife;relic;pilgrims;florence;osaka'
  ).split(/[ ;]/),
)
/** Last words of offers that need the words before them: "castle view" is no view, and a food hall no hall. */
const headsOfMany = new Set(
  'view walk tour food show museum garden park bar trip ride day house market beach hall street shop art history restaurant visit lesson class tasting spot eat dinner lunch music dance festival workshop cruise hike church temple palace gallery place town village square club drink kitchen night experience scene center school match session menu stroll room site stop style climb dish meal plate quarter lane table tower fort'.split(
    ' ',
  ),
)
/** Words that join or measure; no phrase begins or ends with one. */
const joints = new Set(
  'a an the and or of in on at to for with by from some any good great best nice local real proper authentic traditional typical fresh'.split(
    ' ',
  ),
)

export function offeredPhrases(
  text: string,
  places: readonly Place[],
  said: Said,
): OfferedPhrase[] {
  const open = openWords(text, said)
  if (open.length === 0) return []
  const offering = placesByPhrase(places)
  const found: OfferedPhrase[] = []
  const taken = new Set<number>()
  for (let length = Math.min(longestPhrase, open.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= open.length; from += 1) {
      const run = open.slice(from, from + length)
      if (run.some(({ index }) => taken.has(index)) || !isPhrase(run)) continue
      const offered = offering.get(run.map(({ stem }) => stem).join(' '))
      if (!offered) continue
      for (const { index } of run) taken.add(index)
      const words = text.slice(run[0]?.index ?? 0, run.at(-1)?.end)
      const heard = new RegExp(
        `(?<!\\p{L})${words.replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`,
        'iu',
      )
      if (isRefused(text, heard)) continue
      found.push({ words, heard, places: bestFirst(offered) })
    }
  }
  return found
}

interface OpenWord {
  index: number
  end: number
  stem: string
  /** Whether only an interest, or nothing, was read from it. */
  isOpen: boolean
  /** Whether it was read as the name of a country or a town: part of "Swedish food", and nothing by itself. */
  isOfPlace: boolean
}

/** The words that no other reader has; a gap between two stands for a word that fits nothing. */
function openWords(text: string, { spans = [], notUnderstood, known, names }: Said): OpenWord[] {
  const isTaken = new Uint8Array(text.length)
  const isOpen = new Uint8Array(text.length)
  const isOfPlace = new Uint8Array(text.length)
  const lower = text.toLowerCase()
  const mark = (all: Uint8Array, words: string) => {
    const sought = words.toLowerCase()
    for (let at = lower.indexOf(sought); sought && at >= 0; at = lower.indexOf(sought, at + 1)) {
      all.fill(1, at, at + sought.length)
    }
  }
  for (const { slot, text: words } of spans) {
    mark(slot === 'interest' ? isOpen : slot === 'destination' ? isOfPlace : isTaken, words)
  }
  for (const words of notUnderstood) mark(isOpen, words)
  for (const name of names) mark(isTaken, name)
  for (const heard of known) {
    for (const match of text.matchAll(
      new RegExp(heard.source, `${heard.flags.replace('g', '')}g`),
    )) {
      isTaken.fill(1, match.index, match.index + match[0].length)
    }
  }
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*|[.;!?,:()]/gu)].map(
    ({ index, 0: word }) => ({
      index,
      end: index + word.length,
      stem: isTaken[index] ? '' : stemOf(word),
      isOpen: isOpen[index] === 1,
      isOfPlace: isOfPlace[index] === 1,
    }),
  )
}

function isPhrase(run: readonly OpenWord[]): boolean {
  const stems = run.map(({ stem }) => stem)
  const phrase = stems.join(' ')
  return (
    run.some(({ isOpen }) => isOpen) &&
    stems.every((stem) => stem !== '') &&
    !joints.has(stems[0] ?? '') &&
    !joints.has(stems.at(-1) ?? '') &&
    !tooGeneral.has(phrase) &&
    phrase.length > 2
  )
}

/** Kinds that the brief reads as kind and interest, whatever their offers say: a food market, a history museum. */
const kindsOfSubjects = new Set<Place['kind']>(['market', 'museum', 'park'])
const lastRank = 4

/** Places by each phrase that they offer: the whole offer and its last words, since a hilltop castle is a castle. */
function placesByPhrase(places: readonly Place[]): Map<string, Map<Place, number>> {
  const byPhrase = new Map<string, Map<Place, number>>()
  const note = (phrase: string, place: Place, rank: number) => {
    const known = byPhrase.get(phrase) ?? new Map<Place, number>()
    known.set(place, Math.min(known.get(place) ?? rank, rank))
    byPhrase.set(phrase, known)
  }
  for (const place of places) {
    if (kindsOfSubjects.has(place.kind)) {
      for (const interest of place.interests) note(`${interest} ${place.kind}`, place, lastRank)
    }
    for (const [rank, offer] of (place.offers ?? []).entries()) {
      const stems = offer.split(/[ -]/).map(stemOf)
      for (let from = 0; from < stems.length; from += 1) {
        const head = stems.slice(from)
        if (from > 0 && head.length === 1 && headsOfMany.has(head[0] ?? '')) continue
        note(head.join(' '), place, rank + (from > 0 ? 2 : 0))
      }
    }
  }
  return byPhrase
}

/** Points on renown (0 to 1) lost for each rank of the offer in a place's list. */
const lessForEachRank = 0.06

function bestFirst(offered: ReadonlyMap<Place, number>): Place[] {
  const worth = ([place, rank]: readonly [Place, number]) =>
    place.essential - lessForEachRank * rank
  const all = [...offered].toSorted((a, b) => worth(b) - worth(a)).map(([place]) => place)
  const inTown = all.filter(({ dayTrip }) => !dayTrip)
  return inTown.length > 0 ? inTown : all
}

function stemOf(word: string): string {
  return plain(word.toLowerCase())
    .replace(/['’]s$/, '')
    .replace(/(?<=ch|sh|x|ss|z)es$|(?<!s)s$/, '')
    .replace(/ie$/, 'y')
}

/** Sights of the catalogue, recognised by their names in whatever letters they are written. */
import type { KnownDestination } from '#domain/places/find-destination.ts'
import { isRefused } from './negation.ts'
import { everydayWords } from './place-words.ts'
import type { Reading } from './reading.ts'
import type { PlaceRef } from './schema.ts'

export interface SightsRead {
  mustSee: string[]
  mustAvoid: string[]
}

/** Shorter names are words of the language as well. */
const shortest = 5
/** "Alcatraz" for Alcatraz Island, "Uffizi" for the Uffizi Gallery. */
const generic =
  / (?:Island|Museum|Gallery|Palace|Park|Garden|Gardens|Tower|Bridge|Market|Marketplace|Square|Castle|Basilica|Cathedral|Church|Temple|Shrine|Mosque|Abbey|Monastery|Beach|Zoo|Aquarium|Street|Quarter|District|National Monument|National Park|Fortress|Hill|Building)$/

export function readSights(
  reading: Reading,
  goals: readonly PlaceRef[],
  destinations: readonly KnownDestination[],
): SightsRead {
  const read: SightsRead = { mustSee: [], mustAvoid: [] }
  const slugs = new Set(goals.map(({ slug }) => slug))
  for (const destination of destinations) {
    if (!slugs.has(destination.slug)) continue
    for (const { written, name } of sightNames(destination)) {
      const start = wordsAt(reading.lower, unaccented(written.toLowerCase()))
      const end = start + written.length
      if (start < 0 || !reading.isFree(start, end) || !isMeant(reading, written, start)) continue
      const refused = isRefused(reading.lower.slice(reading.sentenceAt(start).start, start))
      const list = refused ? read.mustAvoid : read.mustSee
      if (!list.includes(name)) list.push(name)
      reading.claim(refused ? 'mustAvoid' : 'mustSee', start, end)
    }
  }
  return read
}

/** Each name, and its short form where no other place of the destination has it; long ones first. */
function sightNames({ name: city, places = [] }: KnownDestination) {
  const full = places.map(({ name }) => ({ written: name, name }))
  const short = places
    .map(({ name }) => ({ written: name.replace(generic, ''), name }))
    .filter(({ written, name }) => written !== name && written !== city)
  const single = short.filter(
    ({ written }) => places.filter(({ name }) => name.startsWith(written)).length === 1,
  )
  return [...full, ...single]
    .filter(({ written }) => written.length >= shortest)
    .sort((a, b) => b.written.length - a.written.length)
}

/** A name of everyday words ("The Beaches") needs its capitals. */
function isMeant(reading: Reading, written: string, start: number): boolean {
  const everyday = written.split(' ').every((word) => everydayWords.has(word.toLowerCase()))
  return !everyday || reading.plain.startsWith(written, start)
}

/** Letter by letter, so that offsets stay. */
function unaccented(text: string): string {
  return text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
}

/** Where the words stand as whole words, or -1. */
function wordsAt(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text[at + words.length] ?? ' '
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at
  }
  return -1
}

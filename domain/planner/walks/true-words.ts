/**
 * Whether the name of a walk is true of a planned day: every name and food in it must be of a stop, and every time
 * word must match the hours. Names are written for whole walks at their best hours, and days hold parts of them.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Meal, Place, Walk } from '#domain/places/schema.ts'
import { ofWarmDays } from '../light-words.ts'
import { sunOver } from '../opening/outdoors.ts'
import { isForOthers } from '../party/words-for-them.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { type Sun, timeWordsIn } from './time-words.ts'

/** A stop as headings are checked against it, in minutes after the date's midnight. */
export interface HeadedStop {
  place: Place
  meal: Meal | null
  start: number
  minutes: number
}

type Headed = Pick<PlanDay, 'date' | 'weather'>

/** Words that need no stop. */
const unproved = new Set(
  `the and with from down over into onto for through around behind between under above beyond back way day
  days walk round across off out facing then along past via near beside inside without within its their his
  her old new great grand top side end half more other one first last after before until
  children kids family lane lanes street streets town city center quarter foot hour whole by`.split(
    /\s+/,
  ),
)
const shortest = 3
/** Number words: "two breweries" of which only one is planned. */
const counts = /\b(?:both|two|three|four|five|six|seven)\b/i
/** Words of direction: a walk that begins on the tower does not go "up to the tower". */
const hasOrder = /\b(?:to|then|until|down|up|back)\b/
const alcohol =
  /\b(?:beers?|wines?|bars?|pubs?|cocktails?|brewer(?:y|ies)|sake|whisk(?:e)?y|tripel|gin)\b/i
const coldForGardens = 9

export function isTrueOf(
  { name, stops }: Walk,
  there: readonly HeadedStop[],
  day: Headed,
  request: PlanRequest,
): boolean {
  if (counts.test(name) && there.length < stops.length) return false
  if (hasOrder.test(name) && !isInOrder(stops, there)) return false
  if (isForOthers(name, request)) return false
  if (request.diets.includes('halal') && alcohol.test(name)) return false
  if ((day.weather?.high ?? coldForGardens) < coldForGardens && ofWarmDays.test(name)) return false
  const { sunrise = null, sunset = null } = sunOver(request, day.date) ?? {}
  const sun = { sunrise, sunset }
  return piecesOf(name).every((piece) => isTruePiece(piece, there, sun, request))
}

function isInOrder(stops: readonly string[], there: readonly HeadedStop[]): boolean {
  const turns = there
    .toSorted((a, b) => a.start - b.start)
    .map(({ place }) => stops.indexOf(place.id))
  return turns.every((turn, index) => index === 0 || turn > (turns[index - 1] ?? -1))
}

/** The pieces of a name: "San Niccolò supper" beside "Piazzale sunset". */
function piecesOf(name: string): string[] {
  return name.split(/\s*[,;:]\s*|\s+(?:and|then|to|from)\s+/).filter((piece) => piece.length > 0)
}

function isTruePiece(
  piece: string,
  there: readonly HeadedStop[],
  sun: Sun,
  request: PlanRequest,
): boolean {
  const { times, rest } = timeWordsIn(piece)
  const words = (rest.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => word.length >= shortest && !unproved.has(word.toLowerCase()),
  )
  if (!words.every((word) => there.some((stop) => proves(stop, word, there, request)))) return false
  if (times.length === 0) return true
  const meant = there.filter(
    (stop) => words.length === 0 || words.some((word) => proves(stop, word, there, request)),
  )
  return times.every((time) => meant.some((stop) => time(stop, sun)))
}

/** Whether a stop justifies a word of the heading. */
function proves(
  { place }: HeadedStop,
  word: string,
  there: readonly HeadedStop[],
  { places }: PlanRequest,
): boolean {
  if (says(titleOf(place), word)) return true
  if (!says(`${allSaid(place)} ${place.kind}`, word)) return false
  // A text may mention neighbours by name.
  const isName = word[0] !== word[0]?.toLowerCase()
  return !(
    isName &&
    places.some(
      (other) => there.every((stop) => stop.place.id !== other.id) && says(titleOf(other), word),
    )
  )
}

const titleOf = ({ name, area }: Place) => `${name} ${area}`

const known = new Map<string, ReadonlySet<string>>()

function says(text: string, word: string): boolean {
  let stems = known.get(text)
  if (!stems) {
    stems = new Set((text.match(/[\p{L}\p{M}]+/gu) ?? []).map(stemOf))
    known.set(text, stems)
  }
  return stems.has(stemOf(word))
}

/** Stem of a word: "murals" and "mural", "breweries" and "brewery". */
function stemOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=\p{L}{2}(?:s|x|z|ch|sh))es$/u, '')
    .replace(/(?<=\p{L}{3})s$/u, '')
}

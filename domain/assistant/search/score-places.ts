/**
 * How well each place answers a wish. A want weighs by how rare it is among the places searched (the
 * inverse document frequency of BM25); within a want the best of its words counts, not their sum, so
 * that a meaning with many words is not worth more than one with few. Texts are a sentence or two:
 * how often a word stands in one, and how long it is, tell nothing here.
 */
import type { Place } from '#domain/places/schema.ts'
import type { Lexicon, PlaceIndex } from './place-index.ts'
import type { Want, Wish } from './read-wish.ts'
import { type ReadMeaning, stemsOf } from './thesaurus.ts'

export interface Hit {
  index: PlaceIndex
  place: Place
  /** How well each want is met, from 0 to 1, in their order. */
  strengths: readonly number[]
  /** Whether it has something that nothing else would do for. */
  hasRequired: boolean
}

/**
 * Weights of indirect evidence beside the word itself (1): a synonym, the kind, the cuisine, an interest, the time
 * of day.
 */
const weightOf = { synonym: 0.8, kind: 0.5, cuisine: 0.8, interest: 0.35, time: 0.3 } as const
/** Factor on a word in the text of a place whose kind is about something else. */
const remark = 0.3
const refusedFrom = 0.4
const requiredFrom = 0.3
/** Strength from which a wanted thing counts as present, where none of its words is required. */
const presentFrom = 0.6
/** Factor on the rarest known word, for the weight of a word that no place has: it is likely talk. */
const unknownWeight = 0.3
/** Words for a time, which weigh at most `whenWeight` of the weightiest other word, however rare they are. */
const whenStems: ReadonlySet<string> = new Set(
  stemsOf(
    'monday tuesday wednesday thursday friday saturday sunday morning afternoon lunchtime midday',
  ),
)
const whenWeight = 0.3

interface Alternative {
  slots: readonly number[]
  factor: number
}

/** A want with the slots of its words: any alternative meets it, whose every slot was seen in a text. */
interface SlottedWant {
  want: Want
  alternatives: readonly Alternative[]
}

/** Numbers the words that are looked for, so that a place's text is passed over once. */
class Slots {
  /** Slot number plus one of each stem; 0 for stems that are not looked for. */
  readonly byStem: Uint16Array
  readonly #lexicon: Lexicon
  #count = 0

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon
    this.byStem = new Uint16Array(lexicon.size)
  }

  get count(): number {
    return this.#count
  }

  ask(want: Want): SlottedWant {
    const phrases: [readonly string[], number][] = [[want.said, 1]]
    for (const stems of want.meaning?.stems ?? []) phrases.push([stems, weightOf.synonym])
    return {
      want,
      alternatives: phrases.flatMap(([stems, factor]) => {
        const numbers = stems.map((stem) => this.#lexicon.numberOf(stem))
        if (numbers.length === 0 || numbers.includes(undefined)) return []
        return [{ slots: numbers.map((number) => this.#slot(number ?? 0)), factor }]
      }),
    }
  }

  #slot(number: number): number {
    const known = this.byStem[number]
    if (known) return known - 1
    this.#count += 1
    this.byStem[number] = this.#count
    return this.#count - 1
  }
}

/** Every place that no refusal and no requirement excludes, with how it meets each want. */
export function hitsIn(
  indexes: readonly PlaceIndex[],
  lexicon: Lexicon,
  { wants, unwanted }: Wish,
  mayAnswer: (place: Place, index: PlaceIndex) => boolean,
): Hit[] {
  const slots = new Slots(lexicon)
  const asked = wants.map((want) => slots.ask(want))
  const refused = unwanted.map((want) => slots.ask(want))
  const parts = [...new Set(wants.map(({ part }) => part))].map((part) =>
    asked.flatMap(({ want }, at) => (want.part === part ? [{ want, at }] : [])),
  )
  const required = wants.some(({ meaning }) => meaning?.required)
  const seen = new Float64Array(slots.count)
  const hits: Hit[] = []
  for (const index of indexes) {
    index.destination.places.forEach((place, number) => {
      if (!mayAnswer(place, index)) return
      readText(index, number, slots, seen)
      if (refused.some((each) => isRefused(each, place, seen))) return
      const strengths = asked.map((each) => strengthOf(each, place, seen))
      if (strengths.length > 0 && strengths.every((each) => each === 0)) return
      const hasRequired =
        required &&
        parts.some((part) => {
          const asks = part.filter(({ want }) => want.meaning?.required)
          const least = asks.length > 0 ? requiredFrom : presentFrom
          return (asks.length > 0 ? asks : part).some(({ at }) => (strengths[at] ?? 0) >= least)
        })
      if (hasRequired || !required) hits.push({ index, place, strengths, hasRequired })
    })
  }
  return hits
}

function readText(index: PlaceIndex, number: number, slots: Slots, seen: Float64Array): void {
  seen.fill(0)
  const end = index.starts[number + 1] ?? 0
  for (let at = index.starts[number] ?? 0; at < end; at += 1) {
    const slot = slots.byStem[index.stems[at] ?? 0]
    if (slot) seen[slot - 1] = (index.weights[at] ?? 0) / 100
  }
}

function textStrength({ alternatives }: SlottedWant, seen: Float64Array): number {
  let best = 0
  for (const { slots, factor } of alternatives) {
    let least = 1
    for (const slot of slots) least = Math.min(least, seen[slot] ?? 0)
    best = Math.max(best, least * factor)
  }
  return best
}

function strengthOf(asked: SlottedWant, place: Place, seen: Float64Array): number {
  const { meaning } = asked.want
  const text = textStrength(asked, seen)
  if (!meaning) return text
  if (meaning.said && text === 0 && !isLikedFor(meaning, place)) return 0
  const aside = meaning.among && !meaning.among.includes(place.kind)
  return 1 - (1 - (aside ? text * remark : text)) * doubtAbout(meaning, place)
}

/** Whether its interests or cuisines show it, where its text does not. */
function isLikedFor({ interests, cuisines }: ReadMeaning, place: Place): boolean {
  return (
    interests?.some((each) => place.interests.includes(each)) === true ||
    cuisines?.some((each) => place.cuisines?.includes(each)) === true
  )
}

/** The doubt that is left (1 to 0) that a place has it: each matching trait of the place leaves less. */
function doubtAbout({ kinds, interests, times, cuisines }: ReadMeaning, place: Place): number {
  let doubt = 1
  if (kinds?.includes(place.kind)) doubt *= 1 - weightOf.kind
  if (cuisines?.some((each) => place.cuisines?.includes(each))) doubt *= 1 - weightOf.cuisine
  if (interests?.some((each) => place.interests.includes(each))) doubt *= 1 - weightOf.interest
  if (times?.includes(place.bestTime)) doubt *= 1 - weightOf.time
  return doubt
}

/** Whether a place is refused: by its kind as a whole, else by its text. */
function isRefused(asked: SlottedWant, place: Place, seen: Float64Array): boolean {
  const kinds = asked.want.meaning?.needs?.kinds
  if (kinds?.[0] === place.kind) return true
  return textStrength(asked, seen) >= refusedFrom
}

const tellsWhen = (stem: string) => whenStems.has(stem)

/** Each hit with its score from 0 to 1: the share of the wish that the place meets. */
export function scored(hits: readonly Hit[], wish: Wish, among: number): [Hit, number][] {
  const having = wish.wants.map(
    (_, at) => hits.filter(({ strengths }) => (strengths[at] ?? 0) > 0).length,
  )
  const known = having.map((count) => (count > 0 ? Math.log(1 + among / count) : 0))
  const unknown = unknownWeight * Math.max(0, ...known)
  const isWhen = wish.wants.map(({ said, meaning }) => !meaning && said.every(tellsWhen))
  const ofThings = known.filter((_, at) => !isWhen[at])
  const mostOfWhen = ofThings.length > 0 ? whenWeight * Math.max(...ofThings) : Infinity
  const rarity = known.map((each, at) =>
    isWhen[at] ? Math.min(each || unknown, mostOfWhen) : each || unknown,
  )
  const whole = rarity.reduce((sum, each) => sum + each, 0)
  return hits.map((hit) => {
    const met = hit.strengths.reduce((sum, each, at) => sum + each * (rarity[at] ?? 0), 0)
    return [hit, whole === 0 ? 0 : met / whole]
  })
}

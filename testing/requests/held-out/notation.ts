/** The notation of the held-out corpus: what the words state beyond doubt, and nothing else. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Interest, PlaceKind } from '#domain/places/schema.ts'

/** Every request and dialogue of the corpus is written on this day, a Sunday. */
export const heldOutToday = '2026-11-15'

/** An appointment: what is left out is not graded. */
export interface ExpectedAppointment {
  what?: string
  date?: string
  time?: string
  day?: number
  /** 0 is Sunday. */
  weekday?: number
}

/** The lists that `without` may speak of. */
export type ListSlot =
  | 'to'
  | 'likes'
  | 'dislikes'
  | 'wants'
  | 'avoids'
  | 'see'
  | 'skip'
  | 'who'
  | 'kinds'
  | 'by'
  | 'notBy'
  | 'diets'

/**
 * Names compare without accents and case, and `Seville|Sevilla` lists alternatives. `to`, `ages`,
 * `diets`, `needs` and `stays` are complete; every other list names what must at least be there.
 */
export interface HeldOutExpected {
  from?: string | null
  /** `Sintra?` may be there or not; `Queenstown@NZ` must not be in another country. */
  to?: string[]
  /** No single destination is named: a question or proposals must come, not a confident plan. */
  asks?: true
  order?: TripBrief['order']
  /** Days at a place, or nights when negative. */
  stays?: Record<string, number>
  cities?: number
  /** `2027-05-01..2027-05-08`; an end that is left out is not graded. */
  on?: string
  /** Exactly this window, when the days are not settled; `|` lists alternatives. */
  within?: string
  /** The days or the window lie somewhere inside: "early June". */
  inside?: string
  days?: number
  nights?: number
  /** `7d|7n`: days or nights, where the words allow both. */
  length?: string
  people?: number | null
  adults?: number
  kids?: number
  ages?: number[]
  who?: TripBrief['party']['has']
  pets?: string[]
  kinds?: TripBrief['party']['kinds']
  /** `2000 EUR`, `90 EUR day`, `800-1000 GBP person`; `*` is any currency or none. */
  budget?: string | null
  spending?: TripBrief['spending']
  pace?: TripBrief['pace']
  likes?: Interest[]
  dislikes?: Interest[]
  wants?: PlaceKind[]
  avoids?: PlaceKind[]
  /** Named sights: among the things to see, or the destinations. */
  see?: string[]
  skip?: string[]
  diets?: TripBrief['food']['diets']
  cuisines?: string[]
  needs?: TripBrief['mobility']
  rooms?: number
  roomType?: TripBrief['lodging']['roomType']
  rules?: TripBrief['lodging']['houseRules']
  lodging?: TripBrief['lodging']['kind']
  stars?: number
  wishes?: string[]
  house?: string
  nightly?: number
  by?: TripBrief['transport']['wanted']
  notBy?: TripBrief['transport']['avoided']
  direct?: boolean
  /** The most minutes at the wheel in a day, and between two rests. */
  wheel?: number
  restEvery?: number
  /** Nothing is driven in the dark. */
  daylight?: true
  way?: NonNullable<TripBrief['driving']>['way']
  /** Roads that are not to be driven. */
  shun?: NonNullable<TripBrief['driving']>['avoidedRoads']
  electric?: true
  /** The car is given back elsewhere. */
  dropOff?: true
  trip?: TripBrief['tripType']
  occasions?: TripBrief['occasions']
  rest?: number
  fixed?: ExpectedAppointment[]
  /** Words of a taste that no vocabulary has: heard somewhere, or said to be not understood. */
  taste?: string[]
  /** Words that nobody could place. */
  notUnderstood?: string[]
  /** What must not have been read into the words. */
  without?: Partial<Record<ListSlot, string[]>>
}

export type HeldOutRequest = readonly [text: string, expected: HeldOutExpected]

export interface HeldOutClass {
  name: string
  requests: readonly HeldOutRequest[]
}

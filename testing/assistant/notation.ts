/**
 * How a dialogue with the assistant is written down: what a person says, turn by turn, and what any
 * good answer means. Nothing here knows how an assistant works inside; an expectation can only speak
 * of the answer that a person would see.
 */
import { z } from 'zod'
import type { askableSlots, diets } from '#domain/brief/slots.ts'
import type { Interest, PlaceKind } from '#domain/places/schema.ts'
import { type TripChange, tripChangeSchema } from '#domain/trip/operation.ts'
import { tripSchema } from '#domain/trip/schema.ts'

export const dialogueClasses = [
  'first-wish',
  'refinement',
  'typos',
  'pronouns',
  'change-of-mind',
  'comparison',
  'meaning',
  'practical',
  'trip-edit',
  'how-known',
  'off-topic',
  'hostile',
  'empty',
  'long',
  'language',
  'group',
  'small-talk',
  'complaint',
  'cannot',
  'follow-up',
] as const
export type DialogueClass = (typeof dialogueClasses)[number]

/** Every dialogue happens on this day, a Monday, whatever day the suite runs on. */
export const today = '2026-11-16'

/** An answer is read on a phone. */
export const mostCharacters = 900

export type Slot = (typeof askableSlots)[number] | 'food' | 'mobility' | 'pace'
type Diet = (typeof diets)[number]

/** What a place must be like; each field that is given has to hold. */
export interface Trait {
  kinds?: readonly PlaceKind[]
  notKinds?: readonly PlaceKind[]
  /** At least one of them. */
  interests?: readonly Interest[]
  diet?: Diet
  /** `both` counts for either. */
  setting?: 'indoor' | 'outdoor'
  /** From 0, free, to 4. An unknown price does not break it. */
  priceAtMost?: number
  priceAtLeast?: number
  /** Whether it is a day trip out of the city. */
  dayTrip?: boolean
}

/**
 * What holds from the turn it is written in to the end of the dialogue, or until it is written anew;
 * null lifts it. It binds every suggestion and every stop of a plan that the answers hold.
 */
export interface Keeps {
  /** Slugs of destinations: places lie in one of them. */
  in?: readonly string[] | null
  /** Of restaurants and cafés. */
  diet?: Diet | null
  /** `low`: nothing dearer than level 2. */
  spending?: 'low' | null
  /** Nothing of which the catalogue knows that a wheelchair does not get in. */
  stepFree?: true | null
  /** Nothing of which the catalogue knows that children do not enjoy it. */
  withChildren?: true | null
  notKinds?: readonly PlaceKind[] | null
  /** Places by name that must not come back. */
  without?: readonly string[] | null
  /** Of a plan: its days, its first date, its month (1 to 12), how many people. */
  days?: number | null
  start?: string | null
  month?: number | null
  people?: number | null
}

export interface Suggests {
  /** Of places or destinations, stops of a plan included; 1 where nothing is said. */
  atLeast?: number
  atMost?: number
  /** By name: a place of the catalogue, or a destination. */
  anyOf?: readonly string[]
  noneOf?: readonly string[]
  some?: Trait
  every?: Trait
}

/** What has become of the trip when the answer's operations are applied. Days count from 1. */
export interface Changes {
  /** One of these kinds of operation is among them. */
  by?: readonly TripChange['kind'][]
  /** Fewer stops, or less time at them. */
  lighter?: number
  fuller?: number
  /** No other day has other stops than before. */
  onlyDays?: readonly number[]
  gone?: readonly string[]
  stays?: readonly string[]
  /** At least one stop is new, and every new place is like this. */
  adds?: Trait
  addsAnyOf?: readonly string[]
  moves?: { stop: string; to: number }
  locks?: string
  /** The day's first stop with a time begins at this time or later. */
  startsFrom?: { day: number; at: string }
  start?: string
  length?: number
  people?: number
}

export interface Turn {
  /** The person's words; or which of the last answer's follow-ups was tapped, from 0, -1 the last. */
  say: string | { tap: number }
  /** What these words tell: from now on no question may ask for it. */
  tells?: readonly Slot[]
  keeps?: Keeps
  suggests?: Suggests | 'nothing'
  /** A plan of days comes with the answer; what it must keep stands in `keeps`. */
  plans?: true
  /** Of each list one must be in the words of the answer. Accents and capitals do not count. */
  says?: readonly (readonly string[])[]
  /** A number from the one to the other is in the answer. */
  number?: readonly [from: number, to: number]
  never?: readonly string[]
  /** Letter for letter, accents included: names stay what they are called there. */
  writes?: readonly string[]
  /** The next question is about one of these. */
  asks?: readonly Slot[]
  changes?: Changes | 'nothing'
  /** It says that it can't, and one of these who can. */
  declines?: readonly string[]
  /** It says that it doesn't know, or does not know for sure. */
  unsure?: true
  /** It says where it knows it from: one of these words. */
  explains?: readonly string[]
  /** The person asked for something again, so earlier suggestions may come again. */
  repeats?: true
  /** Characters of the answer's words; `mostCharacters` where nothing is said. */
  atMost?: number
}

export interface Dialogue {
  id: string
  class: DialogueClass
  /** Who, in which mood, on which device: written before the words. */
  card: string
  /** The trip that is open beside the conversation, by its name in `trips.ts`. */
  trip?: string
  turns: readonly Turn[]
}

const suggestionSchema = z.looseObject({
  id: z.string().min(1),
  title: z.string().min(1),
  reasoning: z.string(),
  description: z.string(),
  placeDetails: z.looseObject({ name: z.string().min(1) }).nullish(),
})
export type Suggestion = z.infer<typeof suggestionSchema>

/** The part of an answer that is graded; whatever else it holds is nobody's business here. */
export const answerSchema = z.looseObject({
  conversation: z.looseObject({
    context: z.string(),
    next_question: z.string().nullish(),
    follow_ups: z.array(z.string()),
  }),
  suggestions: z.array(suggestionSchema),
  trip: tripSchema.nullish(),
  /** Changes alone, or as an operation's `change`. */
  operations: z
    .array(
      z.union([
        tripChangeSchema,
        z.looseObject({ change: tripChangeSchema }).transform(({ change }) => change),
      ]),
    )
    .nullish(),
})
export type Answer = z.infer<typeof answerSchema>

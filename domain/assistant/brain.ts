/**
 * What answers in a chat, with a model or without one. A brain reads, and writes nothing: it returns
 * operations, and the person's browser carries them out.
 */
import type { Catalogue } from '#domain/places/load-catalogue.ts'
import type { PlaceFinder } from '#domain/places/place-details.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { WeatherFinder } from '#domain/weather/day-weather.ts'
import type { AnswerEvent, AssistantResponse, ChatMessage } from './contract.ts'

/** One message of a person, with all that may be known when it is answered. */
export interface AssistantTurn {
  prompt: string
  /** Oldest first, without this message. */
  history: readonly ChatMessage[]
  /** The text of the previous answer, for callers that keep no history. */
  lastWords: string | null
  /** What this brain gave along with its last answer. It comes from a browser: read it with a schema. */
  memory: unknown
  /** The trip that is open beside the conversation. */
  trip: Trip | null
  /** The local date of whoever asks. */
  today: string
}

export interface BrainOptions {
  /** Told each piece as it is found. */
  tell: (event: Exclude<AnswerEvent, { kind: 'answer' }>) => void
  signal: AbortSignal
}

export type BrainAnswer = Omit<AssistantResponse, 'session_id'>

export interface Brain {
  readonly name: string
  answer: (turn: AssistantTurn, options: BrainOptions) => Promise<BrainAnswer>
}

/** What a brain answers from: the catalogue and, where configured, live sources. */
export interface Knowledge {
  catalogue: Catalogue
  /** A live provider where one is configured, else the catalogue. */
  places: PlaceFinder
  /** A forecast where one is configured and reaches, else what is usual. */
  weather: WeatherFinder
}

/** What a practical question asks, and what an answer to it is. */
import type { Ground } from '#domain/assistant/contract.ts'
import type { DayRange } from '#domain/holidays/feasts.ts'
import type { HolidayCalendar } from '#domain/holidays/holiday-calendar.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'

export interface PracticalQuestion {
  text: string
  /** The destinations a question is about: those it names, or those the conversation has been about. */
  destinations: readonly Destination[]
  /** All destinations that are known, so that a question may name another one, or a place in one. */
  catalogue?: readonly Destination[]
  /** From 1 to 12, where the talk has one. */
  month?: number
  /** `2027-05-10`, where the talk has one. */
  date?: string
  today: string
  trip?: Trip
  /** Without it nothing is said about public holidays. */
  holidays?: HolidayCalendar
  /** The zone of whoever asks, for time differences. */
  zone?: string
  /** By destination and date, what a live source foretells; see `withForecast`. */
  forecast?: Forecast
}

/** Days by the slug of a destination and their date. */
export type Forecast = ReadonlyMap<string, ReadonlyMap<string, DayWeather>>

export const practicalTopics = [
  'weather',
  'best-months',
  'season',
  'northern-lights',
  'sun',
  'holidays',
  'opening',
  'visit-length',
  'book-ahead',
  'way',
  'airport',
  'layover',
  'luggage',
  'getting-around',
  'cost',
  'currency',
  'tipping',
  'plug',
  'water',
  'emergency',
  'language',
  'driving-side',
  'time',
  'customs',
  'where-to-stay',
  'unknown',
] as const
export type PracticalTopic = (typeof practicalTopics)[number]

export interface PracticalAnswer {
  topic: PracticalTopic
  /** Of all questions that the text asks, in their order. */
  topics: readonly PracticalTopic[]
  /** Empty where something is missing. */
  words: string
  grounds: Ground[]
  /** The answer says that we do not know, and who does. */
  unsure?: boolean
  /** What has to be asked before it can be answered. */
  missing?: 'destinations' | 'dates'
}

/** A city of the catalogue, or a country that was named alone. */
export interface Where {
  name: string
  country: string
  destination?: Destination
}

/** A question that was read, as the topics see it. */
export interface Ask {
  question: PracticalQuestion
  /** Folded: small letters, no accents, one space between words. */
  words: string
  where: readonly Where[]
  /** Places of the catalogue that the words name. */
  places: readonly { place: Place; destination: Destination }[]
  /** When: as the words say, else as the talk or the trip has it. */
  dates: (DayRange & { isDay: boolean; said: boolean }) | null
  /** From 0 (Sunday), where only a weekday was said. */
  weekday: number | null
}

export interface Said {
  words: string
  grounds: Ground[]
  unsure?: boolean
  missing?: PracticalAnswer['missing']
}

export interface Topic {
  name: PracticalTopic
  /** Where in the words it is asked; negative where it is not. */
  asked: (ask: Ask) => number
  answer: (ask: Ask) => Said | null
}

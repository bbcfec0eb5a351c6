/** What a message tells of a booking: what it is, where, when, for whom and in which name. */
import { readDates } from '#domain/brief/dates/read-dates.ts'
import { readParty } from '#domain/brief/read-party.ts'
import { createReading, type Reading } from '#domain/brief/reading.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import {
  type BookingField,
  type BookingFields,
  type BookingForm,
  type BookingKind,
  kindOf,
  setFields,
} from './booking-form.ts'
import { readTime } from './read-time.ts'

export interface FillContext {
  today: string
  /** The field asked for last, which a bare answer is about. */
  asked?: BookingField
  /** Places that the talk is about, the likeliest first: "book it", "a table there". */
  places?: readonly string[]
}

/** Longest text that is read, in characters. */
const longest = 1000

export function fillFromText(form: BookingForm, text: string, context: FillContext): BookingForm {
  return setFields(form, readFields(form, text.slice(0, longest), context))
}

function readFields(form: BookingForm, text: string, context: FillContext): BookingFields {
  const kind = kindIn(text) ?? kindOf(form.fields)
  const reading = createReading(text)
  const name = nameIn(text, context)
  const dates = datesIn(reading, kind, context.today, form.fields)
  const time = readTime(reading.free(), kind)
  const people = peopleIn(reading, text, context)
  return {
    ...(kind && { kind }),
    ...placesIn(text, kind, context),
    ...dates,
    ...(time && { time }),
    ...(people && { people }),
    ...(name && { name }),
  }
}

const kinds: readonly (readonly [RegExp, BookingKind])[] = [
  [/\b(?:transfer|taxi|cab|pick ?-?up|driver|shuttle|ride (?:from|to))\b/i, 'transfer'],
  [/\b(?:table|dinner|lunch|brunch|breakfast at|reservation at|restaurant)\b/i, 'table'],
  [/\b(?:rooms?|hotel|hostel|stay|apartment|suite|nights?)\b/i, 'stay'],
  [/\b(?:tours?|guide|guided|tickets?|excursion|tasting|class)\b/i, 'tour'],
]

function kindIn(text: string): BookingKind | undefined {
  return kinds.find(([pattern]) => pattern.test(text))?.[1]
}

/** Words that end a name, because the booking goes on. */
const ends =
  '(?=$|[.,;!?]|\\s+(?:for|on|at|from|to|tomorrow|tonight|today|this|next|in the name|under|with|please|around|by|and then)\\b)'
const placePatterns: Readonly<Record<Exclude<BookingKind, 'transfer'>, RegExp>> = {
  table: new RegExp(
    `\\b(?:table|dinner|lunch|brunch|reservation|book|reserve)\\b[^.;!?]{0,40}?\\b(?:at|in)\\s+(?<place>(?:the )?\\p{Lu}[^.,;!?]*?)${ends}`,
    'u',
  ),
  stay: new RegExp(
    `\\b(?:rooms?|hotel|stay|nights?|suite|book|apartment)\\b[^.;!?]{0,40}?\\b(?:at|in)\\s+(?<place>(?:the )?\\p{Lu}[^.,;!?]*?)${ends}`,
    'u',
  ),
  tour: new RegExp(
    `\\b(?:tours?|tickets?|guide|guided|excursion|tasting|class|book)\\b[^.;!?]{0,20}?\\b(?:of|to|at|in|for)\\s+(?<place>(?:the )?\\p{Lu}[^.,;!?]*?)${ends}`,
    'u',
  ),
}
const fromTo = new RegExp(
  `\\bfrom\\s+(?<from>[^.,;!?]+?)\\s+to\\s+(?<to>[^.,;!?]+?)${ends.replace('for|on|at|from|to|', 'for|on|at|')}`,
  'iu',
)
const pointing = /\b(?:there|it|that one|this one|that place|this place|the first one)\b/i

function placesIn(
  text: string,
  kind: BookingKind | undefined,
  { asked, places = [] }: FillContext,
): BookingFields {
  if (kind === 'transfer') {
    const ride = fromTo.exec(text)?.groups
    if (ride) return { from: clean(ride.from), to: clean(ride.to) }
  }
  if (asked === 'place' || asked === 'from' || asked === 'to') {
    const answer = clean(text.replace(/^(?:at|in|from|to|it'?s)\s+/i, ''))
    if (answer.split(' ').length <= 8) return { [asked]: answer }
  }
  if (!kind || kind === 'transfer') return {}
  const lower = text.toLowerCase()
  const known = places.find((place) => lower.includes(place.toLowerCase()))
  const written = known ?? placePatterns[kind].exec(text)?.groups?.place
  if (written) return { place: clean(written) }
  const [meant] = places
  return meant && pointing.test(text) ? { place: meant } : {}
}

function datesIn(
  reading: Reading,
  kind: BookingKind | undefined,
  today: string,
  before: BookingFields,
): BookingFields {
  const nights = /\b(\d{1,2}|one|two|three|four|five|six|seven) nights?\b/i.exec(reading.plain)?.[1]
  const exact = readDates(reading, { today, monthFirst: false }).filter(
    ({ precision }) => precision === 'exact',
  )
  const [first, second] = exact
  if (kind !== 'stay') return first && first.first === first.last ? { date: first.first } : {}
  const checkIn = first?.first ?? before.checkIn
  const count = nights ? nightsOf(nights) : undefined
  const last = second?.last ?? (first && first.last > first.first ? first.last : undefined)
  const checkOut =
    last ?? (count && typeof checkIn === 'string' ? addDays(checkIn, count) : undefined)
  return { ...(first && { checkIn: first.first }), ...(checkOut && { checkOut }) }
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

function nightsOf(text: string): number {
  const word = numberWords.indexOf(text.toLowerCase())
  return word > 0 ? word : Number(text)
}

const mostPeople = 500

function peopleIn(reading: Reading, text: string, { asked }: FillContext): number | undefined {
  const bare = /^\D{0,12}?(\d{1,3})\D{0,20}$/.exec(text)?.[1]
  if (asked === 'people' && bare) return Math.min(mostPeople, Number(bare)) || undefined
  const { total, adults, children, kinds: party } = readParty(reading)
  const counted = total ?? (adults === undefined ? undefined : adults + (children ?? 0))
  if (counted) return Math.min(mostPeople, counted)
  if (asked === 'people') {
    const word = numberWords.findIndex((each) => new RegExp(`\\b${each}\\b`, 'i').test(text))
    if (word > 0) return word
    return party.includes('couple') ? 2 : undefined
  }
  return undefined
}

const namePattern =
  /\b(?:(?:in|under|on) the name(?: of)?|under|my name is|name'?s|name:|for the name(?: of)?|i am|i'm|this is)\s+(?<name>\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:de|da|di|van|von|der|den|la|le|al|bin|of)\s+)*\p{Lu}[\p{L}'’.-]*){0,3})/u

function nameIn(text: string, { asked }: FillContext): string | undefined {
  const written = namePattern.exec(text)?.groups?.name
  if (written) return clean(written)
  if (asked !== 'name') return undefined
  const answer = clean(
    text.replace(/^(?:it'?s|its|for|just|please)\s+/i, '').replace(/[.!,]+$/, ''),
  )
  return /^\p{L}[\p{L}'’. -]{0,60}$/u.test(answer) && answer.split(' ').length <= 5
    ? answer
    : undefined
}

function clean(text: string | undefined): string {
  return cleanText((text ?? '').replace(/[.,;!?\s]+$/, ''), 120)
}

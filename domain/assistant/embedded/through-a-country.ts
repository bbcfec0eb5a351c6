/** "Japan, two weeks in November": which of a country's cities make a trip of that length, and in what order. */
import { kilometres } from '#domain/places/distance.ts'
import type { Destination } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { refOf } from './hear.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { days as daysInWords } from './phrases.ts'
import { firstSentence, groundOf } from './suggest.ts'

/** Fewest days for each city, the way to it included. */
const daysEach = 3
const mostCities = 4

export function throughACountry(context: MessageContext): Reply | null {
  const { brief, turn, knowledge, heard, memory } = context
  const [land, ...others] = brief.destinations
  const { days } = brief
  if (turn.trip || !land || others.length > 0 || land.kind !== 'country' || days === undefined)
    return null
  if (heard.destinations.length > 0 || /\?\s*$/.test(heard.lower)) return null
  // Said once; after that what is told only adds to it.
  if (memory.meant === 'through-a-country') return null
  const inside = knowledge.catalogue.destinations.filter(({ country }) => country === land.country)
  const count = Math.min(mostCities, inside.length, Math.floor(days / daysEach))
  if (count < 2) return null
  const chosen = inside.toSorted((one, other) => weight(other) - weight(one)).slice(0, count)
  const ordered = inOrder(chosen)
  const { open: _, choice: __, ...rest } = brief
  const names = listed(ordered.map(({ name }) => name))
  return {
    meant: 'through-a-country',
    words: `For ${daysInWords(days)} in ${land.name} I would take ${names}. ${ordered.map(({ name, about }) => `${name}: ${firstSentence(about)}`).join(' ')}`,
    ask: brief.dates ? { words: `Shall I plan ${daysInWords(days)} there?` } : 'dates',
    followUps: [
      `Plan ${daysInWords(days)} in ${names}`,
      ...ordered.slice(0, 2).map(({ name }) => `Tell me about ${name}`),
    ],
    grounds: ordered.map(({ about }) => groundOf(about)),
    remember: {
      brief: { ...rest, destinations: ordered.map(refOf) },
      destinations: ordered.map(({ slug }) => slug),
      open: { kind: 'plan' },
    },
  }
}

const weight = ({ places }: Destination): number =>
  places.reduce((sum, { essential, dayTrip }) => sum + (dayTrip ? 0 : essential ** 2), 0)

/** Orders the cities: first the one with most to see, then always the nearest next. */
function inOrder(cities: readonly Destination[]): Destination[] {
  const left = [...cities]
  const ordered: Destination[] = left.splice(0, 1)
  for (let last = ordered.at(-1); last && left.length > 0; last = ordered.at(-1)) {
    const from = last.at
    left.sort((one, other) => kilometres(one.at, from) - kilometres(other.at, from))
    ordered.push(...left.splice(0, 1))
  }
  return ordered
}

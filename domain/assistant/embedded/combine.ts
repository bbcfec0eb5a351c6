/** "Can I combine that with Tokyo, ten days?": whether two cities make one trip, and how the days would be shared. */
import { estimatedFrom } from '#domain/facts/fact-source.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Destination } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { between } from '../practical/topics/ways.ts'
import { refOf } from './hear.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { capital, count, days as daysInWords } from './phrases.ts'
import { hereabouts } from './resolve-reference.ts'

const asking =
  /\b(?:can|could|should|would|is|does|do)\b[^.?!]*\b(?:combine|combined|pair|add|include|fit in|squeeze in|do both|both)\b|\b(?:combine|pair) (?:it|that|this|them|both)?\s*with\b|^\W*(?:and )?(?:together|combined) with\b/
/** Fewest days for each city of a combined trip, so that one sleeps there at least once. */
const leastDays = 2
const tooFarKm = 2500

export function combine(context: MessageContext): Reply | null {
  const { heard, brief, turn, knowledge, memory } = context
  if (turn.trip || !asking.test(heard.lower) || heard.places.length > 0) return null
  const { bySlug } = knowledge.catalogue
  const before = memory.destinations.flatMap((slug) => bySlug.get(slug) ?? [])
  const cities = [...new Set([...before, ...heard.destinations, ...hereabouts(context)])].slice(
    0,
    3,
  )
  if (cities.length < 2 || heard.destinations.length === 0) return null
  const days = brief.days
  const names = listed(cities.map(({ name }) => name))
  const [one, two] = cities
  if (!one || !two) return null
  const isFar = kilometres(one.at, two.at) > tooFarKm
  const enough = days === undefined || days >= cities.length * leastDays
  const verdict =
    !enough && days !== undefined
      ? `In ${daysInWords(days)} that is too much: ${names} want at least ${daysInWords(cities.length * leastDays)}.`
      : isFar
        ? 'It can be done, though it is far.'
        : 'Yes, that goes well together.'
  const shared = days !== undefined && enough ? ` ${shares(cities, days)}` : ''
  const way = between(one, two, false)
  return {
    meant: 'combine',
    words: `${verdict} ${way.words}${shared}`,
    ask: brief.dates ? null : 'dates',
    followUps: [
      `Plan ${daysInWords(days ?? cities.length * 3)} in ${names}`,
      `What should we see in ${two.name}?`,
    ],
    grounds: [...way.grounds, { claim: verdict, source: estimatedFrom('distance') }],
    remember: {
      brief: { ...brief, destinations: cities.map(refOf) },
      destinations: cities.map(({ slug }) => slug),
      ...(enough && { open: { kind: 'plan' as const } }),
    },
  }
}

/** How the days are shared between two cities: the larger part goes to the one with more to see. */
function shares(cities: readonly Destination[], days: number): string {
  const weight = ({ places }: Destination) =>
    places.reduce((sum, { essential, dayTrip }) => sum + (dayTrip ? 0 : essential ** 2), 0)
  const all = cities.reduce((sum, city) => sum + weight(city), 0)
  const parts = cities.map((city) => ({
    city,
    days: Math.max(leastDays, Math.round((weight(city) / all) * days)),
  }))
  const [first, ...rest] = parts.toSorted((one, other) => other.days - one.days)
  if (!first) return ''
  first.days = days - rest.reduce((sum, part) => sum + part.days, 0)
  const told = parts.map((part) => `${count(part.days)} in ${part.city.name}`)
  return `${capital(`of ${daysInWords(days)} I would give ${listed(told)}.`)}`
}

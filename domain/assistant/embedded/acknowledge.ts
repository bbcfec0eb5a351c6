/** Answers a message that only adds something to the brief: repeats it, and says what follows from it. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { monthNames } from '#domain/calendar/english-dates.ts'
import type { Destination } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Ground } from '../contract.ts'
import { eats } from './eats.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { capital, count, days as daysInWords } from './phrases.ts'
import { refusesPlace } from './ruled-out.ts'
import { groundOf } from './suggest.ts'
import { noNotes } from './wish-words.ts'

const asking = /^\W*(?:and |so |but )?(?:is|are|does|do|will) (?!(?:it|we|you|i)\b)/

export function acknowledge(context: MessageContext): Reply | null {
  const { heard, brief, memory, knowledge } = context
  const { said } = heard
  const destination = knowledge.catalogue.bySlug.get(brief.destinations[0]?.slug ?? '')
  // "Is the ferry accessible" is a question, also without its mark: it tells nothing to note.
  if (destination && asking.test(heard.lower)) return noNotes(context, [destination])
  const parts = [
    ...(said.dates && destination ? [weather(destination, brief)] : []),
    ...(said.days !== undefined && destination ? [length(destination, said.days)] : []),
    ...(said.party.total !== undefined ? [party(said.party.total)] : []),
    ...(said.budget ? ['I keep to that budget.'] : []),
    ...(said.food.diets.length > 0
      ? [
          `${capital(listed(said.food.diets))}: from now on I only name kitchens that are marked for it.`,
        ]
      : []),
    ...(said.mobility.length > 0 ? ['I leave out what is known to have steps.'] : []),
    ...(said.pace === 'slow'
      ? ['Slow days, then.']
      : said.pace === 'fast'
        ? ['Full days, then.']
        : []),
    ...(said.mustAvoid.length > 0 ? [`Without ${listed(said.mustAvoid.slice(0, 3))}, then.`] : []),
    ...(said.avoidedKinds.length + said.dislikes.length > 0
      ? ['Noted, and left out from now on.']
      : []),
    ...(said.interests.length > 0 && !destination
      ? [`${capital(listed(said.interests.slice(0, 3)))} it is.`]
      : []),
  ]
  const isChange =
    JSON.stringify({ ...brief, missing: [] }) !== JSON.stringify({ ...memory.brief, missing: [] })
  if (parts.length === 0 && !isChange) return null
  const words =
    parts.length > 0 ? parts.join(' ') : destination ? `Noted for ${destination.name}.` : 'Noted.'
  const grounds: Ground[] =
    destination && said.dates
      ? [
          {
            claim: weather(destination, brief),
            source: { kind: 'estimate', name: 'climate normals' },
          },
        ]
      : []
  return {
    meant: 'told',
    words,
    followUps: destination
      ? [
          `Plan ${brief.days ? daysInWords(brief.days) : 'three days'} in ${destination.name}`,
          `What should we see in ${destination.name}?`,
          `Where to eat in ${destination.name}?`,
        ]
      : [],
    grounds: grounds.length > 0 ? grounds : destination ? [groundOf(destination.about)] : [],
    remember: {
      brief,
      ...(destination && { destinations: [destination.slug] }),
      open: destination ? { kind: 'plan' } : null,
    },
  }
}

/** The answer to a message that only rules places out. */
export function leftOut({ heard, memory, turn }: MessageContext): Reply | null {
  const [refused] = heard.places
  if (!refused || turn.trip || memory.planned || !refusesPlace(heard)) return null
  const { name } = refused.destination
  return {
    meant: 'told',
    words: `Without ${refused.place.name}, then: I won’t name it again, nor plan it.`,
    followUps: [`What else is there in ${name}?`, `Plan three days in ${name}`],
    remember: { destinations: [refused.destination.slug], open: { kind: 'plan' } },
  }
}

function weather({ name, climate }: Destination, { dates }: TripBrief): string {
  const day = dates?.start ?? dates?.earliest ?? dates?.end
  if (!day) return `Noted for ${name}.`
  const month = Number(day.slice(5, 7)) - 1
  const high = Math.round(climate.high[month] ?? 0)
  const rain = Math.round(climate.rainDays[month] ?? 0)
  const wet = rain <= 3 ? 'hardly any rain' : `rain on about ${count(rain)} days`
  return `${monthNames[month]} in ${name} usually means ${high} °C by day and ${wet}.`
}

function length({ name, places }: Destination, days: number): string {
  const best = places
    .filter((place) => !eats(place) && !place.dayTrip)
    .toSorted((one, other) => other.essential - one.essential)
    .slice(0, Math.min(3, days + 1))
    .map((place) => place.name)
  const outing = places
    .filter((place) => place.dayTrip)
    .toSorted((one, other) => other.essential - one.essential)[0]
  const away = days >= 3 && outing ? `, and perhaps a day out to ${outing.name}` : ''
  return `${capital(daysInWords(days))} in ${name} leave time for ${listed(best)}${away}.`
}

function party(total: number): string {
  return total === 1 ? 'Just you: your own pace, then.' : `${capital(count(total))} of you, noted.`
}

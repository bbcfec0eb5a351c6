/** What stairs and slopes make hard for travellers who said that they can't climb: on the open trip, or in a city. */

import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { Ground } from '../contract.ts'
import { eats } from './eats.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { hereabouts } from './resolve-reference.ts'

export const troubling =
  /\b(?:problem\w*|issues?|difficult\w*|hard|tricky|too (?:steep|much|hard|far)|stairs|steps|accessible|step-free|wheelchair|stroller|manage|(?:can'?t|cannot) (?:do|go|manage))\b/
const ofLegs = /\b(?:stairs|steps|steep|accessible|step-free|wheelchair|stroller)\b/

/** Which stops of the trip have steps, and for which nobody here knows. */
export function hardOnTrip(
  { brief, knowledge, heard, memory }: MessageContext,
  trip: Trip,
): Reply | null {
  const needs = [...brief.mobility, ...(trip.brief?.mobility ?? [])]
  if (needs.length === 0 && !ofLegs.test(heard.lower)) return null
  const stops = trip.stays.flatMap(({ slug }) => {
    const places = knowledge.catalogue.bySlug.get(slug ?? '')?.places ?? []
    return trip.days.flatMap((day) =>
      day.stops.flatMap((stop) => {
        const place = places.find(({ id }) => id === stop.placeId)
        return place && slug ? [{ stop, place, slug }] : []
      }),
    )
  })
  const steps = stops.filter(({ place }) => place.stepFree === false)
  const unsure = stops.filter(({ place }) => place.stepFree === null)
  const names = listed(steps.map(({ stop }) => stop.name))
  const open =
    unsure.length > 0
      ? ` Of ${listed(unsure.slice(0, 4).map(({ stop }) => stop.name))} our notes don’t say.`
      : ''
  return {
    meant: 'trip-question',
    words:
      steps.length > 0
        ? `There are steps or slopes at ${names}, by our notes.${open} The rest is step-free.`
        : `By our notes nothing on this trip is known to have steps.${open}`,
    ask: null,
    followUps:
      steps.length > 0 ? ['Take those out', `Swap ${steps[0]?.stop.name} for something else`] : [],
    grounds: steps.slice(0, 6).map(({ place }) => notStepFree(place)),
    remember: {
      brief: { ...memory.brief, mobility: brief.mobility },
      shown: steps.slice(0, 20).map(({ place, slug }) => ({ slug, placeId: place.id })),
    },
  }
}

/** "What would be too much for her there?", answered for a city where no trip is open. */
export function hardThere(context: MessageContext): Reply | null {
  const { brief, heard, turn } = context
  if (turn.trip || brief.mobility.length === 0 || heard.places.length > 0) return null
  const asks = /^\W*(?:and |so |but |ok )?(?:what|which|is there anything|anything)\b/
  if (!asks.test(heard.lower) || !troubling.test(heard.lower)) return null
  const [city, ...others] = hereabouts(context)
  if (!city || others.length > 0) return null
  const steps = city.places
    .filter((place) => place.stepFree === false && !eats(place))
    .toSorted((one, other) => other.essential - one.essential)
    .slice(0, 5)
  const names = listed(steps.map(({ name }) => name))
  return {
    meant: 'hard-there',
    words:
      steps.length > 0
        ? `In ${city.name} there are steps or slopes at ${names}, by our notes. I leave those out when I plan.`
        : `By our notes nothing that visitors come for in ${city.name} is known to have steps; some places say nothing about it.`,
    ask: null,
    followUps: [`Plan three days in ${city.name}`, `What should we see in ${city.name}?`],
    grounds: steps.map(notStepFree),
    remember: { brief, destinations: [city.slug] },
  }
}

const notStepFree = ({ name }: Place): Ground => ({
  claim: `${name}: not step-free`,
  source: { kind: 'catalogue' },
})

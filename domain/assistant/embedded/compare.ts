/** "Porto or Lisbon with a toddler?": each by what was asked, and a verdict with its reason. */

import type { TripBrief } from '#domain/brief/schema.ts'
import type { Destination } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { judge } from './judge-cities.ts'
import { folded } from './memory.ts'
import type { KnownPlace, MessageContext, Reply } from './message-context.ts'
import { span } from './phrases.ts'
import { firstSentence, groundOf, prices } from './suggest.ts'

const comparing =
  /\b(?:compared (?:to|with)|than|which would|or|vs\.?|versus|better|compare\w*|difference between|rather|which (?:is|one|of)|warmer|cheaper|nicer)\b/

const criterion =
  /\b(?:flat\w*|hill\w*|cheap\w*|warm\w*|hot\w*|cold\w*|cool\w*|dri?er|wett?er|quiet\w*|bigger|smaller|closer|nearer|expensive|better|food|beach\w*|museums?|kids?|children|rain\w*|walkable)\b/

export function compare(context: MessageContext): Reply | null {
  const { heard, memory } = context
  const { lower } = heard
  const goesOn =
    memory.meant === 'comparison' &&
    memory.compared.length >= 2 &&
    criterion.test(lower) &&
    lower.split(/\s+/).length <= 7
  if (!comparing.test(lower) && !goesOn) return null
  // How safe a city is nobody here judges, nor which of two is safer.
  if (/\bsafe(?:r|st)?\b/.test(lower)) return null
  const outings = outingsIn(context)
  if (outings.length >= 2) return comparePlaces(context, outings, 'day trip')
  const cities = heard.said.choice || heard.destinations.length >= 2 ? heard.destinations : []
  if (
    cities.length + heard.strangers.length >= 2 &&
    cities.length > 0 &&
    (heard.said.choice || cities.length >= 2)
  ) {
    return compareCities(context, cities, heard.strangers)
  }
  if (heard.places.length >= 2 && /\b(?:or|vs|versus|better|rather)\b/.test(lower)) {
    return comparePlaces(context, heard.places, 'place')
  }
  const again =
    goesOn ||
    /^\W*(?:and )?(?:which|what) (?:one |of (?:them|those) )?(?:is|has|would)\b/.test(lower)
  if (again && heard.destinations.length === 0) {
    const before = inQuestion(context)
    if (before.length < 2) return null
    const reply = compareCities(context, before, [])
    if (!memory.answered.includes(folded(reply.words))) return { ...reply, ask: null }
    const asksUs = /\b(?:you (?:take|choose|pick|prefer|go)|your (?:pick|choice))\b/.test(lower)
    return asksUs
      ? {
          ...reply,
          words: `By what you told me it stays so: ${firstSentence(reply.words)}`,
          ask: null,
        }
      : notByThat(before)
  }
  const beside = /\b(?:compared (?:to|with)|than)\b/.test(lower) ? besideOurs(context) : null
  if (!beside) return null
  const reply = compareCities(context, beside, [])
  // The other city was only named to measure ours by it.
  return {
    ...reply,
    ask: null,
    remember: {
      ...reply.remember,
      brief: memory.brief,
      destinations: beside.slice(0, 1).map(({ slug }) => slug),
    },
  }
}

/** The cities that were compared; else those that were shown to choose from. */
function inQuestion({ memory, knowledge }: MessageContext): readonly Destination[] {
  const shown = memory.shown.flatMap(({ slug, placeId }) => (placeId === null ? [slug] : []))
  const slugs = memory.compared.length >= 2 ? memory.compared : shown
  return slugs.flatMap((slug) => knowledge.catalogue.bySlug.get(slug) ?? [])
}

/** "Is it cheap compared to Vienna?": the city that is spoken of, and the one that is named. */
function besideOurs({ heard, memory, knowledge }: MessageContext): readonly Destination[] | null {
  const [named, ...others] = heard.destinations
  const ours = knowledge.catalogue.bySlug.get(memory.destinations[0] ?? '')
  return named && ours && others.length === 0 && ours !== named ? [ours, named] : null
}

/** The same verdict again would answer another question. */
function notByThat(cities: readonly Destination[]): Reply {
  const names = listed(
    cities.map(({ name }) => name),
    'or',
  )
  return {
    meant: 'comparison',
    words: `By that our notes don’t tell ${listed(cities.map(({ name }) => name))} apart, and I won’t guess. By weather, cost, hills, food or sights I can.`,
    ask: null,
    followUps: [`Which is cheaper, ${names}?`, `Which is flatter, ${names}?`],
  }
}

/** "Toledo or Segovia as a day trip from Madrid": goals that are places of a city. */
function outingsIn({ heard, knowledge, memory }: MessageContext): readonly KnownPlace[] {
  const { bySlug } = knowledge.catalogue
  const from = [
    heard.said.origin?.slug,
    ...heard.destinations.map(({ slug }) => slug),
    ...memory.destinations,
  ]
  const base = from.flatMap((slug) => bySlug.get(slug ?? '') ?? [])
  const names = heard.said.destinations
    .filter(({ slug }) => !slug)
    .map(({ name }) => name.toLowerCase())
  if (names.length < 2) return []
  const found = base.flatMap((destination) =>
    names.flatMap((name) => {
      const place = destination.places.find(
        (each) => each.dayTrip && each.name.toLowerCase().startsWith(name),
      )
      return place ? [{ place, destination }] : []
    }),
  )
  return found.length >= 2 ? found : []
}

function compareCities(
  context: MessageContext,
  cities: readonly Destination[],
  strangers: readonly string[],
): Reply {
  const { heard, brief, memory } = context
  const judged = cities
    .map((destination) => judge(destination, brief, heard.lower, memory))
    .toSorted((one, other) => other.points - one.points)
  const [best, ...rest] = judged
  const unknown =
    strangers.length > 0
      ? `${listed(strangers)} I don’t know: our catalogue does not have ${strangers.length === 1 ? 'it' : 'them'}, so I can only speak for ${listed(cities.map(({ name }) => name))}. `
      : ''
  const near = best && rest[0] && best.points - rest[0].points < 0.6
  const verdict = !best
    ? ''
    : rest.length === 0
      ? ''
      : near
        ? best.points === rest[0]?.points
          ? 'There is little between them. '
          : `It is close, and I lean to ${best.destination.name}. `
        : `I would take ${best.destination.name}. `
  const words = `${unknown}${verdict}${judged.map(({ says }) => says).join(' ')}`
  const names = judged.map(({ destination }) => destination.name)
  return {
    meant: 'comparison',
    words,
    ask: brief.dates ? 'days' : 'dates',
    followUps: [
      ...(best ? [`Plan three days in ${best.destination.name}`] : []),
      ...names.slice(0, 2).map((name) => `What should we see in ${name}?`),
      ...(names.length > 1 ? [`Which is cheaper, ${listed(names, 'or')}?`] : []),
    ],
    grounds: judged.flatMap(({ grounds }) => grounds).slice(0, 8),
    remember: {
      brief,
      destinations: judged.map(({ destination }) => destination.slug),
      compared: judged.map(({ destination }) => destination.slug),
      shown: judged.map(({ destination }) => ({ slug: destination.slug, placeId: null })),
      place: null,
    },
  }
}

function comparePlaces(
  context: MessageContext,
  things: readonly KnownPlace[],
  sort: string,
): Reply {
  const { heard, brief } = context
  const wantsFree = /\b(?:free|cheap\w*|paying|money)\b/.test(heard.lower)
  const cost = ({ place }: KnownPlace) => (wantsFree ? (place.price ?? 1) * 10 : 0)
  const way = ({ place }: KnownPlace) => (place.dayTrip?.minutesEachWay ?? 0) / 60
  const ranked = things.toSorted(
    (one, other) =>
      cost(one) +
      way(one) -
      one.place.essential * 3 -
      (cost(other) + way(other) - other.place.essential * 3),
  )
  const [first] = ranked
  const lines = ranked.map(({ place }) => {
    const price = place.price === null ? '' : `, ${prices[place.price]}`
    const there = place.dayTrip
      ? `, about ${span(place.dayTrip.minutesEachWay)} each way by ${place.dayTrip.by}`
      : ''
    return `${place.name}${price}${there}: ${firstSentence(place.about)}`
  })
  const free = wantsFree && first?.place.price === 0 ? ', which is free' : ''
  return {
    meant: 'comparison',
    words: `${first ? `I would take ${first.place.name}${free}. ` : ''}${lines.join(' ')}`,
    ask: null,
    followUps: first
      ? [`Tell me more about ${first.place.name}`, `Lunch near ${first.place.name}`]
      : [],
    grounds: ranked.map(({ place }) => groundOf(place.about)),
    remember: {
      brief: sort === 'place' ? brief : { ...brief, ...(first && withBase(first.destination)) },
      destinations: [...new Set(ranked.map(({ destination }) => destination.slug))],
      shown: ranked.map(({ place, destination }) => ({
        slug: destination.slug,
        placeId: place.id,
      })),
      place: first ? { slug: first.destination.slug, placeId: first.place.id } : null,
    },
  }
}

function withBase({ name, slug, country, at }: Destination): Pick<TripBrief, 'destinations'> {
  return { destinations: [{ name, kind: 'city', slug, country, at: [...at] }] }
}

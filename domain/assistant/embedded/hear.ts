/** Reads a message: its words, what they say by themselves, and which of the catalogue's names are in them. */
import type { BriefContext } from '#domain/brief/brief-context.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import type { Destination } from '#domain/places/schema.ts'
import { correctText } from './correct-text.ts'
import { inEnglish } from './foreign-words.ts'
import type { Memory } from './memory.ts'
import type { EmbeddedKnowledge, Heard } from './message-context.ts'
import { namedDestinations, namedPlaces } from './names-heard.ts'

export function hear(
  prompt: string,
  memory: Memory,
  knowledge: EmbeddedKnowledge,
  here: { today: string; destinations: readonly string[] },
): Heard {
  const mended = correctText(prompt)
  const text = inEnglish(mended, memory.languageSaid)
  const { destinations, bySlug } = knowledge.catalogue
  const language = memory.brief.language
  const context = {
    today: here.today,
    gazetteer: knowledge.gazetteer,
    destinations,
    ...(memory.brief.destinations.length > 0 && { known: memory.brief.destinations }),
    ...(language && { language }),
  }
  const read = withLateName(parseBrief(text, context), text, context)
  const named = namedDestinations(text, read, knowledge)
  const places = namedPlaces(text, knowledge, [
    ...named.map(({ slug }) => slug),
    ...here.destinations,
  ])
  const said = withDestinations(read, named, text)
  const slugs = new Set([
    ...named.map(({ slug }) => slug).filter((slug) => slug !== said.origin?.slug),
    ...said.destinations.flatMap(({ slug }) => slug ?? []),
  ])
  return {
    text,
    lower: text.toLowerCase().replace(/[’‘]/g, "'"),
    said,
    destinations: [...slugs].flatMap((slug) => bySlug.get(slug) ?? []),
    places,
    strangers: said.destinations.flatMap(({ slug, name, kind }) =>
      slug || kind === 'country' || kind === 'state' || kind === 'region' ? [] : [name],
    ),
  }
}

/** "Or maybe rather valencia": a name in small letters, where only a name can stand. */
const lateName =
  /\b(?:rather|maybe|make it|what about|how about|switch to|change to|go to|no wait,?|actually) (?:rather |maybe )?(?<name>[a-zà-ÿ]{4,}(?: [a-zà-ÿ]{4,})?)(?: instead| then)?[\s.!?]*$/u

/** "Is Bologna better for food?", "lets do Bologna instead": a name with its capital. */
const toldName =
  /\b(?:[Ii]s|do|[Dd]oes|visit|try|take|about|than|rather|maybe|to) (?<name>\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{2,})?)(?= (?:better|nicer|cheaper|warmer|instead|worth|good|any good|then)\b|\s*[.!?]*$)/u

function withLateName(read: TripBrief, text: string, context: BriefContext): TripBrief {
  const told = lateName.exec(text) ?? toldName.exec(text)
  const name = read.destinations.length === 0 ? told?.groups?.name : undefined
  if (!name || read.spans.length > 0) return read
  const titled = name.replace(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase())
  const { destinations } = parseBrief(`A trip to ${titled}.`, context)
  const cities = destinations.filter(({ kind, at }) => kind === 'city' && at)
  return cities.length > 0 ? { ...read, destinations: cities } : read
}

/**
 * The brief's destinations, with names of the catalogue preferred to the same names elsewhere; a choice between
 * cities keeps both.
 */
function withDestinations(read: TripBrief, named: readonly Destination[], text: string): TripBrief {
  const have = new Set(read.destinations.map(({ slug }) => slug))
  const fresh = named.filter(({ slug }) => !have.has(slug) && read.origin?.slug !== slug)
  const known = read.destinations.filter(({ slug }) => slug)
  const isAway = read.destinations.some(({ kind }) => kind === 'region' || kind === 'country')
  if (fresh.length > 0 && known.length === 0 && !isAway && !read.choice && !read.open) {
    return { ...read, destinations: fresh.map(refOf) }
  }
  if (known.length > 0 && known.length < read.destinations.length && !read.choice && !read.open) {
    const strangers = read.destinations.filter(({ slug, name }) => !slug && !isMeant(name, text))
    return { ...read, destinations: read.destinations.filter((each) => !strangers.includes(each)) }
  }
  // "Day trips from Auckland": one is there, and comes back there.
  const stays =
    /\b(?:day trips?|excursions?|outings?|day out|tours?)\b[^.?!]*\bfrom\b|\bwithin\b.*\bof\b|\bnear\b|\baround\b/i
  const { origin, ...rest } = read
  const from = named.find(({ slug }) => slug === origin?.slug)
  if (
    from &&
    stays.test(text) &&
    read.destinations.every(({ slug }) => slug === from.slug || !slug)
  ) {
    return { ...rest, destinations: [refOf(from)], ...(read.choice && {}) }
  }
  return read
}

const isMeant = (name: string, text: string) =>
  new RegExp(`\\b(?:and|to|then|plus|,) ${name.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu').test(
    text,
  )

export function refOf({ name, country, at, slug }: Destination): PlaceRef {
  return { name, kind: 'city', country, at: [...at], slug }
}

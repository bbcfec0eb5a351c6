/** "How do you know?", "Why that one?": the grounds of the last answer, each with its source. */

import type { FactSource } from '#domain/facts/fact-source.ts'
import { listed } from '#domain/text/listed.ts'
import type { Ground } from '../contract.ts'
import { hoursInWords } from './hours-in-words.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { hereabouts, knownPlace, pointedAt } from './resolve-reference.ts'

const asking =
  /\b(?:how (?:do|would|can|did) you know|where (?:do|did) you (?:get|have|know|find)|based on what|says who|who (?:says|told you)|(?:what(?:'s| is) )?(?:your|the) sources?|are you sure|is that (?:true|right|certain|reliable)|how (?:sure|certain|reliable)|can i trust|prove it|evidence|how old is (?:that|this) information|what makes you (?:say|think))\b/
const wondering =
  /^\W*(?:but |and |so )?(?:why(?: (?:that|this|these|those|the|him|them|not|there)?(?: (?:one|ones|first|second|third|place|city|there))?)?(?: (?:though|exactly|so))?|how come|what for|because\??)\W*$|\bwhy (?:that|this|these|those|the (?:first|second|third|last)|do you (?:say|suggest|recommend|think)|did you (?:choose|pick|suggest|put|start|plan)|would (?:i|we))\b/

export function sourcesOfAnswer(context: MessageContext): Reply | null {
  const { heard, memory } = context
  const { lower } = heard
  const isSource = asking.test(lower)
  if (!isSource && !wondering.test(lower)) return null
  const special = isSource ? aboutHours(context) : whyThatArea(context)
  if (special) return special
  const grounds = memory.grounds.slice(0, 4)
  if (grounds.length === 0) {
    return {
      meant: 'how-known',
      words:
        'So far I have claimed nothing that needs a source. What I say of places comes from our own catalogue, the calendar of public holidays, the sun’s position and rough estimates, and I say which.',
      ask: null,
      followUps: [],
    }
  }
  const names =
    memory.meant !== 'suggestions'
      ? []
      : memory.shown.slice(0, 3).flatMap(({ slug, placeId }) => {
          const destination = context.knowledge.catalogue.bySlug.get(slug)
          return placeId ? (destination?.places.find(({ id }) => id === placeId)?.name ?? []) : []
        })
  const words = isSource ? sources(grounds) : reasons(grounds, names)
  return {
    meant: 'how-known',
    words,
    ask: null,
    followUps: memory.shown.length > 0 ? ['What else is there?'] : [],
    grounds,
    remember: { grounds },
  }
}

/** Opening hours have a source of their own, whatever was spoken of last. */
function aboutHours(context: MessageContext): Reply | null {
  const { heard, memory } = context
  if (!/\b(?:opening (?:hours|times)|hours|open|opens|closed)\b/.test(heard.lower)) return null
  const found = pointedAt(context) ?? knownPlace(context, memory.place)
  const { place, destination } = found ?? {}
  const own = place?.hours ? ` For ${place.name} we have: ${hoursInWords(place.hours)}.` : ''
  const check = place?.website
    ? ` ${place.website} has the hours of the day.`
    : ' Look at the place’s own website before you go.'
  const claim = place?.hours ? `${place.name}: ${place.hours}` : null
  return {
    meant: 'how-known',
    words: `Opening hours come from our own catalogue: they were written down place by place, with the days and seasons as usual. Public holidays come from a calendar. Nobody checks them by the hour, so they may be out of date.${own}${check}`,
    ask: null,
    followUps: place ? [`Is ${place.name} open on Sunday?`] : [],
    ...(claim && { grounds: [{ claim, source: { kind: 'catalogue' as const } }] }),
    remember: {
      ...(place &&
        destination && {
          place: { slug: destination.slug, placeId: place.id },
          destinations: [destination.slug],
        }),
    },
  }
}

/** "Why that area?": what our notes say for the quarter to stay in. */
function whyThatArea(context: MessageContext): Reply | null {
  const { heard, memory } = context
  const isArea = /\b(?:area|neighbou?rhood|quarter|district|part of town)\b/.test(heard.lower)
  const wasStay = memory.grounds.length > 0 && /\bstay\b/.test(memory.practical ?? '')
  const isThere = wasStay && /^\W*(?:but |and )?why (?:there|that|those)\b/.test(heard.lower)
  const [city] = hereabouts(context)
  const [first, ...others] = city?.stayAreas ?? []
  if (!city || !first || !(isArea || isThere)) return null
  const area =
    [first, ...others].find(({ name }) => heard.lower.includes(name.toLowerCase())) ?? first
  const rest = others.filter((each) => each !== area).map(({ name }) => name)
  const claim = `${area.name}: ${area.about}`
  return {
    meant: 'how-known',
    words: `I named ${area.name} first because of what our notes on ${city.name} say of it: ${area.about}${rest.length > 0 ? ` ${listed(rest.slice(0, 2))} would do as well, each for its own reasons.` : ''}`,
    ask: null,
    followUps: [`Where to eat in ${city.name}?`, `How do I get around in ${city.name}?`],
    grounds: [{ claim, source: { kind: 'catalogue' } }],
    remember: { grounds: [{ claim, source: { kind: 'catalogue' } }] },
  }
}

function sources(grounds: readonly Ground[]): string {
  const byWords = Map.groupBy(grounds, ({ source }) => sourceInWords(source))
  return [...byWords]
    .map(
      ([words, claims]) =>
        `${words}: ${claims
          .slice(0, 2)
          .map(({ claim }) => quoted(claim))
          .join(' ')}`,
    )
    .join(' ')
}

function reasons(grounds: readonly Ground[], names: readonly string[]): string {
  const [first, ...more] = grounds
  const opening =
    names.length > 0 ? `Because of what our notes say of ${listed(names)}` : 'Because of this'
  return `${opening}: ${[first, ...more.slice(0, 2)].flatMap((each) => (each ? [quoted(each.claim)] : [])).join(' ')}`
}

const quoted = (claim: string) => `“${claim}”`

export function sourceInWords({ kind, name = '' }: FactSource): string {
  if (/sun|astronom/i.test(name)) return 'I worked it out from the sun’s position on that day'
  if (/holiday|calendar/i.test(name)) return 'From the calendar of public holidays'
  if (/climate|normal|weather/i.test(name))
    return 'From the climate’s long-term averages in our catalogue, not a forecast'
  if (kind === 'catalogue') return 'From our own catalogue’s notes'
  if (kind === 'estimate')
    return `A rough estimate${name ? ` from ${name}` : ''}, not a measured figure`
  if (kind === 'traveller') return 'You told me'
  if (kind === 'provider') return `From ${name || 'a provider of places'}`
  return `From ${name || 'our catalogue'}`
}

/**
 * Destinations that the catalogue does not have. A live provider's places are planned; without one the answer says
 * where it is, which known places are near, and what can be done by hand.
 */
import type { PlaceRef } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { usStates } from '#domain/places/gazetteer-regions.ts'
import { knownFor } from '#domain/places/known-for.ts'
import type { Coordinates, Destination } from '#domain/places/schema.ts'
import { zoneOf } from '#domain/places/zone-of.ts'
import { hasWhatIsLiked } from '#domain/proposals/propose.ts'
import { listed } from '#domain/text/listed.ts'
import { plain } from '../asked/told-by.ts'
import { requestFromBrief } from '../request-from-brief.ts'
import type { PlanRequest } from '../schema.ts'
import type { PlanAnswer } from './answer.ts'
import { withFreeDays } from './free-days.ts'
import { ideasFor, type OpenWish, withIdeas } from './ideas-for-open-days.ts'
import { livePlaces } from './live-places.ts'
import { goalOf, proposal } from './proposal.ts'
import type { Wishing } from './wishing.ts'

/** Kilometres within which climates are alike. */
const sameClimate = 250
/** Fewest places for a plan. */
const enough = 6
const nearest = 3

export async function planElsewhere(wishing: Wishing, wanted: PlaceRef): Promise<PlanAnswer> {
  const { answer, brief, destinations, places: finder } = wishing
  const { at, name } = wanted
  if (!at) return { ...answer, question: `Where is ${name}?` }
  const byWay = destinations
    .map((destination) => ({ destination, away: kilometres(at, destination.at) }))
    .toSorted((a, b) => a.away - b.away)
  const near = byWay.slice(0, nearest)
  // For beaches no desert town, however near.
  const alike = byWay.filter(({ destination }) => hasWhatIsLiked(destination, brief))
  const live = finder ? await livePlaces(finder, at, name) : []
  const { request, notes, hinted } = openRequest(wishing, wanted, at)
  const notUnderstood = answer.notUnderstood.filter((words) => !hinted.includes(words))
  const where = `${whereIs(wanted, at)}${near[0] ? `, ${inKilometres(near[0].away)} ${bearing(near[0].destination.at, at)} of ${near[0].destination.name}` : ''}.`
  if (live.length >= enough) {
    const planned = await wishing.executor.plan({ ...request, places: live }, wishing.limits)
    const trip = planned.ok ? planned.trip : (planned.nearest?.trip ?? null)
    return {
      ...answer,
      notUnderstood,
      assumed: [...answer.assumed, ...notes],
      notes: [
        ...answer.notes,
        `${name} is not in the catalogue: its places come from a live provider, and their hours and visits are assumptions.`,
      ],
      trip: trip && withFreeDays(trip),
    }
  }
  const wishes = wishesSaid(wishing)
  const sights = knownFor({ name, country: wanted.country, at }, destinations)
  const silent = { breakfast: false, lunch: false, dinner: false }
  const open = await wishing.executor.plan({ ...request, meals: silent }, wishing.limits)
  const notPlanned =
    wishes.length > 0
      ? [
          `Not planned, since nothing is known of it there: ${listed(wishes.map(({ says }) => says))}.`,
        ]
      : []
  return {
    ...answer,
    notUnderstood,
    assumed: [...answer.assumed, ...notes],
    unmet: [
      ...answer.unmet,
      `No places are known in ${name}, so its days are open: nothing is made up.`,
      ...notPlanned,
    ],
    notes: [
      ...answer.notes,
      where,
      ...(sights.length > 0 ? [`${name} is known for ${listed(sights)}.`] : []),
      'By hand it can be planned: add your own stops, and they are put in order, timed and kept.',
    ],
    proposals: (isBoundThere(wishing) ? [] : instead(alike, request, wishes)).map(
      ({ destination, away }) => {
        const { says, wish } = proposal(destination.name, brief, [goalOf(destination)])
        const had = wishes.filter((each) => hasIt(destination, each))
        const why = had.length > 0 ? `, for ${listed(had.map(({ thing }) => thing))}` : ''
        return { says: `${says}, ${inKilometres(away)} away${why}`, wish }
      },
    ),
    trip: open.ok ? withFreeDays(withIdeas(open.trip, ideasFor(name, sights, wishes))) : null,
  }
}

/** The things that were asked for, as they were said. */
function wishesSaid({ brief, answer }: Wishing): OpenWish[] {
  const lines = answer.understood.filter(({ slot }) => slot === 'interest')
  const things = brief.spans.flatMap(({ slot, text }) =>
    slot === 'interest' ? text.toLowerCase() : [],
  )
  return [...new Set(things)].map((thing) => {
    const line = lines.find(({ text }) => text.toLowerCase().includes(thing))
    return { thing, says: line?.text ?? thing }
  })
}

/** Whether a place worth a flight tells of all that was said: "sulphur baths" are none of sea water. */
function hasIt({ places }: Destination, { thing }: OpenWish): boolean {
  const words = thing.split(' ').map((word) => word.replace(/s$/, ''))
  const known = words.map((word) => new RegExp(String.raw`\b${plain(word)}`, 'i'))
  return places.some(({ name, about, offers = [], essential }) => {
    const told = plain(`${name} ${about} ${offers.join(' ')}`)
    return essential >= worthAFlight && known.every((each) => each.test(told))
  })
}

/** Renown (0 to 1) from which a place is a reason to fly to its town. */
const worthAFlight = 0.3

/** Known cities in reach; where there are none, those within a short flight that have most of what was asked for. */
function instead<Near extends { destination: Destination; away: number }>(
  alike: readonly Near[],
  request: PlanRequest,
  wishes: readonly OpenWish[],
): Near[] {
  const near = reachable(alike.slice(0, nearest), request)
  if (near.some(({ away }) => away <= aJourney) || wishes.length === 0) return near
  // A town far off without what one comes for is no proposal.
  return alike
    .filter(({ away }) => away <= aFlight)
    .map((each) => ({ each, had: wishes.filter((wish) => hasIt(each.destination, wish)).length }))
    .filter(({ had }) => had > 0 && had >= mostOfThem * wishes.length)
    .toSorted((one, other) => other.had - one.had || one.each.away - other.each.away)
    .slice(0, nearest)
    .map(({ each }) => each)
}

/** Share of what was asked for that a town far off must have. */
const mostOfThem = 0.6

/** Whether the trip is bound to its town (a match, a wedding, a ticket), so that no other replaces it. */
function isBoundThere({ brief, text }: Wishing): boolean {
  return brief.appointments.length > 0 || ofOneTown.test(text)
}

const ofOneTown =
  /\b(?:match|matches|derby|fixture|home game|cup final|grand prix|concert|gig|wedding|funeral|reunion|graduation|conference|congress|trade fair|exam|interview|festival|carnival|regatta|(?:half )?marathon|visiting (?:my|our|friends|family)|(?:see|visit) (?:my|our) (?:\w+ )?(?:friends?|famil\w+|parents?|sons?|daughters?|sisters?|brothers?|aunts?|uncles?|cousins?|grand\w+))\b/i

/** Known cities in reach: none between two flights, and none that is a flight away. */
function reachable<Near extends { away: number }>(
  near: readonly Near[],
  { days }: PlanRequest,
): Near[] {
  const isPassing = days.length === 1 && days.some(({ from, to }) => (from ?? to) !== undefined)
  const most = isPassing ? aWalk : aJourney
  const close = near.filter(({ away }) => away <= most)
  return isPassing || close.length > 0 ? close : near.slice(0, 1)
}

const aWalk = 60
const aJourney = 600
/** Kilometres of a flight of two hours. */
const aFlight = 1500

/** A request for days there without places, in the local time zone. */
function openRequest(
  { brief, destinations, today, text, answer: { notUnderstood } }: Wishing,
  { name, country }: PlaceRef,
  at: Coordinates,
): { request: PlanRequest; notes: string[]; hinted: string[] } {
  const alike = destinations
    .map((destination) => ({ destination, away: kilometres(at, destination.at) }))
    .filter(({ away }) => away <= sameClimate)
    .toSorted((a, b) => a.away - b.away)[0]?.destination
  const { zone } = zoneOf(at, country, destinations)
  const money = destinations.find((destination) => destination.country === country)?.currency
  const climate = alike?.climate ?? { high: [], low: [], rainDays: [] }
  const { request, notes, hinted } = requestFromBrief(
    { ...brief, mustSee: [], mustAvoid: [], appointments: [] },
    {
      slug: '',
      name,
      at,
      timeZone: zone,
      currency: money ?? 'USD',
      climate,
      stayAreas: [],
      places: [],
    },
    today,
    { text, notUnderstood },
  )
  const { slug: _slug, currency, ...about } = request.about
  return {
    request: {
      ...request,
      about: { ...about, ...(money && currency ? { currency } : {}) },
      days: request.days.map(({ weather, ...day }) =>
        alike && weather ? { ...day, weather } : day,
      ),
    },
    notes,
    hinted,
  }
}

function whereIs(
  { name, country, state, kind }: PlaceRef,
  [latitude, longitude]: Coordinates,
): string {
  const region = usStates.get(state ?? '')
  const land = country ? new Intl.DisplayNames(['en'], { type: 'region' }).of(country) : undefined
  const places = [region, land].filter((each) => each !== undefined && each !== name)
  const point = `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`
  const verb = kind === 'region' && name.endsWith('s') ? 'lie' : 'lies'
  return `${name} ${verb}${places.length > 0 ? ` in ${places.join(', ')}` : ''} (${point})`
}

function degrees(value: number, plus: string, minus: string): string {
  return `${Math.abs(value).toFixed(1)}° ${value < 0 ? minus : plus}`
}

function inKilometres(away: number): string {
  const rounded = away < 100 ? Math.round(away / 5) * 5 : Math.round(away / 10) * 10
  return `${rounded.toLocaleString('en-US')} km`
}

const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
]

/** The direction from one place to another. */
function bearing(
  [fromLatitude, fromLongitude]: Coordinates,
  [latitude, longitude]: Coordinates,
): string {
  const narrowing = Math.cos((((fromLatitude + latitude) / 2) * Math.PI) / 180)
  const aside = (((longitude - fromLongitude + 540) % 360) - 180) * narrowing
  const angle = (Math.atan2(aside, latitude - fromLatitude) * 180) / Math.PI
  return winds[Math.round(((angle + 360) % 360) / 45) % 8] ?? 'north'
}

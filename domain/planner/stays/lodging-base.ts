/** Where the days of a stay begin and end: at the lodging that was said, else in the usual area. */
import type { Lodging, TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { partOfCity } from '#domain/places/parts-of-cities.ts'
import type { Coordinates, Destination } from '#domain/places/schema.ts'
import { baseByWish } from '../base-by-wish.ts'
import { placeNamed } from '../place-names.ts'
import type { UnmetWish } from '../plan-outcome.ts'

type Town = Pick<Destination, 'name' | 'at' | 'stayAreas' | 'places'> & { slug?: string }

export interface LodgingBase {
  at: Coordinates
  /** Its name in the plan; undefined where the middle of the town is meant. */
  name: string | undefined
  /** Whether it was said or is the usual area, as opposed to a mere assumption. */
  isSaid: boolean
  /** A sentence on what was assumed or read. */
  note: string
  unmet: UnmetWish[]
}

/** Largest distance of a lodging from the town in kilometres. */
const farthestKilometres = 60

export function lodgingBase(
  brief: TripBrief,
  town: Town,
  text = '',
  named: readonly string[] = [],
): LodgingBase {
  const { lodging, destinations } = brief
  const wished = baseByWish(brief, town, { text, named })
  const usual = wished?.area ?? town.stayAreas[0]
  const since = wished ? `, since ${wished.since}: ${inASentence(wished.area.about)}` : '.'
  const assumed: LodgingBase = {
    at: usual?.at ?? town.at,
    name: usual?.name,
    isSaid: false,
    note: `Days begin and end in ${usual?.name ?? town.name}${since}`,
    unmet: [],
  }
  const { at } = lodging
  if (at) {
    const away = kilometres(at, town.at)
    if (away > farthestKilometres) {
      return { ...assumed, unmet: [farAway(at, away, town)] }
    }
    const name = lodging.name ?? lodging.area ?? 'Your lodging'
    const note = `Days begin and end at ${inWords(lodging)}.`
    return { at, name, isSaid: true, note, unmet: [] }
  }
  const said = lodging.area ?? lodging.name
  const found = said === undefined ? saidInPassing(text, town) : areaNamed(said, town)
  if (found)
    return { ...found, isSaid: true, note: `Days begin and end in ${found.name}.`, unmet: [] }
  // It may be in another town of the trip.
  const isElsewhere = lodging.name === undefined && destinations.length > 1
  return said === undefined || isElsewhere
    ? assumed
    : { ...assumed, unmet: [unknownArea(said, assumed, town)] }
}

/** The text of an area for the middle of a sentence. */
function inASentence(about: string): string {
  return /^(?:A|An|The)? ?[A-Z][a-z]/.test(about) && !/^[A-Z]\w+ [A-Z]/.test(about)
    ? `${about[0]?.toLowerCase()}${about.slice(1)}`
    : about
}

function inWords({ name, area, at }: Lodging): string {
  return name ?? area ?? (at ? `${at[0]}, ${at[1]}` : 'your lodging')
}

interface Named {
  name: string
  at: Coordinates
}

/** The area, quarter or place that a lodging is said to be in. */
function areaNamed(said: string, { slug, stayAreas, places }: Town): Named | undefined {
  const wanted = foldName(said)
  if (wanted === '') return undefined
  const isCalled = (name: string) => foldName(name) === wanted
  const area =
    stayAreas.find(({ name }) => isCalled(name)) ??
    stayAreas.find(({ name }) => ` ${foldName(name)} `.includes(` ${wanted} `))
  if (area) return { name: area.name, at: area.at }
  const inside = places.filter((place) => isCalled(place.area.split(',').at(-1) ?? ''))
  const [first] = inside
  if (first) return { name: first.area.split(',').at(-1)?.trim() ?? said, at: middleOf(inside) }
  const part = partOfCity(slug, said)
  if (part) return part
  const place = placeNamed(said, { places })
  return place && { name: place.name, at: place.at }
}

function middleOf(places: readonly { at: Coordinates }[]): Coordinates {
  const mean = (axis: 0 | 1) =>
    Math.round((places.reduce((sum, { at }) => sum + at[axis], 0) / places.length) * 10_000) /
    10_000
  return [mean(0), mean(1)]
}

const sleeping =
  /\b(?:stay(?:ing)?|sleep(?:ing)?|based|hotel|hostel|airbnb|apartment|flat|guest ?house|lodging|room)\b[^.;!?]{0,20}?\b(?:in|at|near|by|around|close to|next to)\s+(?:the\s+)?(?<where>[^,.;!?]{3,60})/gi

/** A lodging mentioned in passing: "Our hotel is near Rossio"; only where the words name a part of this town. */
function saidInPassing(text: string, town: Town): Named | undefined {
  for (const { groups } of text.matchAll(sleeping)) {
    const words = (groups?.where ?? '').trim().split(/\s+/)
    for (let count = Math.min(words.length, 5); count > 0; count -= 1) {
      const said = words.slice(0, count).join(' ')
      if (foldName(said) === foldName(town.name)) return undefined
      const found = areaNamed(said, town)
      if (found) return found
    }
  }
  return undefined
}

function farAway(at: Coordinates, away: number, { name }: Town): UnmetWish {
  return {
    wish: 'your lodging',
    reason: 'ruled-out',
    says: `${at[0]}, ${at[1]} is ${Math.round(away)} km from ${name}: the days begin and end in town instead.`,
    wayOut: `Set a lodging in or near ${name}.`,
  }
}

function unknownArea(said: string, { name }: LodgingBase, town: Town): UnmetWish {
  return {
    wish: said,
    reason: 'unknown-here',
    says: `“${said}” is not a part of ${town.name} that is known here: the days begin and end in ${name ?? town.name}.`,
    wayOut: 'Set its coordinates, like 38.71,-9.14.',
  }
}

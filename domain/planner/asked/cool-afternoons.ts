/**
 * "Mornings out and air con afternoons": the hot hours are spent under a roof, in museums, malls and baths that have
 * something to see, and not in bed on every day.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Place, PlaceKind } from '#domain/places/schema.ts'
import type { AskedWish } from '../schema.ts'

const cool = String.raw`(?:air[- ]?con(?:ditioned|ditioning)?|a\/c|cool(?:er)?|indoors?|inside|museums?|malls?|under (?:a |cool )?roofs?)`
const afternoons = `(?:afternoons?|(?:the )?(?:hottest|midday|hot) hours|middays?)`
const said = new RegExp(
  String.raw`\b(?:${cool}(?: (?:places?|stops?|things|stuff|activities|for|in|during|the|every|each|and|or|hot|rainy|wet|our|\w+s)){0,4} ${afternoons}|${afternoons} (?:\w+ ){0,3}${cool})\b`,
  'i',
)

const morningsOut = /\bmornings? (?:outside|outdoors?|out(?: and about)?|in the open)\b/i

export function asksForCoolAfternoons(text: string): boolean {
  return said.test(text)
}

/** The matched words, which tell how the days should be and name nothing to look for. */
export function coolAfternoonsSaid(text: string): string[] {
  return asksForCoolAfternoons(text)
    ? [said, morningsOut]
        .flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
        // A museum in the afternoon is one to see all the same.
        .filter((words) => !/\b(?:museums?|malls?)\b/i.test(words))
    : []
}

const underARoof = new Set<PlaceKind>([
  'museum',
  'gallery',
  'shopping',
  'spa',
  'activity',
  'zoo',
  'palace',
])
const least = 0.2
const leastMinutes = 60
const perKilometer = 0.02
const farthest = 15
/** Houses listed for each day, so that one of them lies near the morning's places. */
const perDay = 4

export function coolAfternoons(
  text: string,
  { places, lodging, days }: { places: readonly Place[]; lodging: Coordinates; days: number },
): AskedWish[] {
  if (!asksForCoolAfternoons(text)) return []
  const rank = ({ essential, at }: Place) => essential - perKilometer * kilometres(lodging, at)
  const houses = places
    .filter(
      ({ kind, setting, dayTrip }) => underARoof.has(kind) && setting === 'indoor' && !dayTrip,
    )
    .filter(({ essential, minutes }) => essential >= least && minutes >= leastMinutes)
    .filter(({ bestTime }) => bestTime !== 'evening' && bestTime !== 'night')
    .filter(({ at }) => kilometres(lodging, at) <= farthest)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, perDay * days)
  if (houses.length === 0) return []
  return [
    {
      what: 'a cool afternoon',
      placeIds: houses.map(({ id }) => id),
      when: 'afternoon',
      daily: true,
      often: false,
      implied: true,
      times: Math.min(days, houses.length),
    },
  ]
}

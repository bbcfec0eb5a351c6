/** Places that are one thing to a traveller: a lake and the way around it by bike, a beach and a harbour bath. */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { isWished } from '../asked/asked-starts.ts'
import type { PlanRequest } from '../schema.ts'

/** Kilometres beyond which equal names are different places: there is a West Lake in many towns. */
const oneGround = 3
/** Fewest letters of a name that is looked for in others. */
const leastLetters = 6

const byBike = /^(.{6,}) by (?:bike|bicycle)$/i

const grounds = new WeakMap<PlanRequest['places'], ReadonlyMap<string, string>>()

/** The id of the place where an activity happens, for both: "West Lake by Bike" and "West Lake". */
export function groundOf({ id }: Place, { places }: PlanRequest): string | undefined {
  let known = grounds.get(places)
  if (!known) {
    known = groundsOf(places)
    grounds.set(places, known)
  }
  return known.get(id)
}

function groundsOf(places: readonly Place[]): Map<string, string> {
  const found = new Map(
    waysUp(places).flatMap(([way, top]) => [
      [way, top],
      [top, top],
    ]),
  )
  const open = places.filter(({ kind, setting }) => kind !== 'activity' && setting === 'outdoor')
  for (const activity of places) {
    if (activity.kind !== 'activity') continue
    const cycled = byBike.exec(activity.name)?.[1]
    const near = open.filter(({ at }) => kilometres(at, activity.at) <= oneGround)
    const ground =
      near.find(
        ({ name }) =>
          name.length >= leastLetters &&
          activity.name.includes(name) &&
          !isAnotherPlace(activity.name, name),
      ) ??
      // "Stanley Park by Bike" is the Stanley Park Seawall, which its own words say to cycle.
      near.find(
        ({ name, offers = [] }) =>
          cycled !== undefined && name.startsWith(`${cycled} `) && offers.includes('bike ride'),
      )
    if (!ground) continue
    found.set(activity.id, ground.id)
    found.set(ground.id, ground.id)
  }
  return found
}

/** Whether an activity only starts at a place or shares its name: a boat from a pier, a stadium beside a shrine. */
function isAnotherPlace(activity: string, name: string): boolean {
  const [before = '', behind = ''] = activity.split(name)
  return (
    /\bfrom (?:the )?$/.test(before) ||
    /^ (?:Stadium|Arena|Hall|Theat(?:er|re)|Boat)\b/.test(behind)
  )
}

/** Words of a way to the top: "The straight hike up Table Mountain" leads to what another place is named for. */
const ledTo =
  /\b(?:hikes?|climbs?|walks?|paths?|trails?|stairs|steps|rides?|cabins?|cable cars?|funicular|gondola|road) (?:up|to the (?:top|summit) of) (?:to )?((?:\p{Lu}[\p{L}'’-]+ ?)+)/gu
/** A vehicle to the top: "San Cristóbal Cable Car" leads up Cerro San Cristóbal. */
const carrier =
  /^(?:The )?(.+?) (?:Aerial )?(?:Cable ?car|Cableway|Ropeway|Funicular|Chairlift|Gondola|Sky ?ride|Steps|Stairs)$/i
const tops = new Set<Place['kind']>(['viewpoint', 'nature', 'park', 'landmark', 'palace'])
const meals = new Set<Place['kind']>(['restaurant', 'cafe'])

/** Ways to a top, on foot or by cable, with the best known place of that name. */
function waysUp(places: readonly Place[]): [string, string][] {
  const heights = places
    .filter(({ kind, dayTrip, setting }) => tops.has(kind) && !dayTrip && setting !== 'indoor')
    .toSorted((a, b) => b.essential - a.essential)
  return places.flatMap((way): [string, string][] => {
    if (meals.has(way.kind) || way.dayTrip) return []
    const carried = carrier.exec(way.name)?.[1]
    const names = [...way.about.matchAll(ledTo)].map(([, name = '']) => name.trim())
    const isTop = ({ name }: Place) =>
      names.some((each) => each.length >= leastLetters && name.includes(each)) ||
      // "The Fountain of Montjuïc" is on the hill, and not its top.
      (carried !== undefined && name.endsWith(carried) && !name.includes(' of '))
    const top = heights.find(
      (each) => each.id !== way.id && kilometres(each.at, way.at) <= oneGround && isTop(each),
    )
    return top ? [[way.id, top.id]] : []
  })
}

/** The named way to the same top, where another one was named: it tells how to go there. */
export function namedInstead(place: Place, { places, mustSee }: PlanRequest): Place | undefined {
  if (mustSee.length === 0) return undefined
  let ways = known.get(places)
  if (!ways) {
    ways = waysUp(places)
    known.set(places, ways)
  }
  const top = ways.find((way) => way.includes(place.id))?.[1]
  const others = ways.filter((way) => way[1] === top).flat()
  return places.find(
    ({ id }) => id !== place.id && mustSee.includes(id) && top !== undefined && others.includes(id),
  )
}

const known = new WeakMap<PlanRequest['places'], readonly (readonly [string, string])[]>()

/** Whether one swims there: once a day, for who did not come for that. */
export function isASwim({ kind, name, about, setting }: Place): boolean {
  if (kind === 'beach') return true
  if (kind === 'spa') return ofWarmWater.test(`${name} ${about}`)
  return setting !== 'indoor' && inTheWater.test(name) && (kind === 'activity' || kind === 'park')
}

const inTheWater = /\b(?:baths?|bathing|lido|swim(?:ming)?|pools?|seebad|badi)\b/i

const ofWarmWater =
  /\b(?:baths?|pools?|lagoon|hot springs?|thermal|geothermal|onsen|swim(?:ming)?)\b/i

/** Whether a bath was named and this is another one, which then counts less than half. */
export function isAnotherSwim(place: Place, request: PlanRequest): boolean {
  if (!isASwim(place) || cameToSwim(request) || isWished(place, request)) return false
  const { places, mustSee } = request
  return (
    !mustSee.includes(place.id) && places.some((each) => mustSee.includes(each.id) && isASwim(each))
  )
}

const aboard =
  /\b(?:boat (?:trip|tour|ride)s?|cruises?|ferry(?: ride)?|sail(?:ing)?(?: trip)?|river ride|water ?(?:bus|taxi)|catamaran|tall ship|junk boat|yacht tour)\b/i
/** Words of boats that go out for more than the view. */
const forMore =
  /\b(?:whales?|dolphins?|puffins?|seals|snorkel\w*|div(?:e|ing)|kayak\w*|canoe\w*|rowing|pedal|rental|island (?:trips?|hopping|days?|tours?)|jet|rapids|swamp|sharks?|fishing|caves?|lagoon)\b/i
/** Renown (0 to 1) from which a boat is a sight of its own: the Star Ferry, the vaporetto. */
const knownBoat = 0.55

/** Whether it is a boat ride for the view of the town, of which one is enough. */
export function isABoatRide(place: Place): boolean {
  return place.essential < knownBoat && isOnTheWater(place)
}

export function isTheBoat(place: Place): boolean {
  return place.essential >= knownBoat && isOnTheWater(place)
}

function isOnTheWater({ kind, name, offers = [], dayTrip }: Place): boolean {
  if (kind !== 'activity' || dayTrip) return false
  const words = [name, ...offers].join('; ')
  return aboard.test(words) && !forMore.test(words)
}

export function cameToSwim({ interests, wantedKinds }: PlanRequest): boolean {
  return (
    ['beach', 'spa'].some((kind) => wantedKinds.some((each) => each === kind)) ||
    interests.includes('beach')
  )
}

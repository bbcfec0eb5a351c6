/** What to know about the roads of a trip: sides, borders, passes that winter shuts, one-way rentals. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { endOf, pointsOf, type RoadRoute } from './road-trip-schema.ts'

/** Where one drives on the left. */
const left = new Set(
  'AG AU BB BD BM BN BS BT BW CY DM FJ FK GB GD GG GY HK ID IE IM IN JE JM JP KE KI KN KY LC LK LS MO MS MT MU MV MW MY MZ NA NP NR NZ PG PK SB SC SG SR SZ TC TH TL TO TT TV TZ UG VC VG VI WS ZA ZM ZW'.split(
    ' ',
  ),
)

export const drivingSide = (country: string): 'left' | 'right' =>
  left.has(country) ? 'left' : 'right'

type Pass = readonly [name: string, latitude: number, longitude: number, months: string]

/** Mountain roads closed in a usual winter; the first and last months vary with the snow. */
const passes: readonly Pass[] = [
  ['Tioga Pass', 37.91, -119.258, 'November to May'],
  ['Sonora Pass', 38.328, -119.637, 'November to May'],
  ['Going-to-the-Sun Road', 48.697, -113.718, 'October to June'],
  ['Beartooth Pass', 44.969, -109.471, 'October to May'],
  ['Independence Pass', 39.109, -106.564, 'November to May'],
  ['Trail Ridge Road', 40.412, -105.755, 'October to May'],
  ['North Cascades Highway', 48.515, -120.735, 'November to April'],
  ['Stelvio Pass', 46.529, 10.453, 'November to May'],
  ['Grossglockner High Alpine Road', 47.083, 12.843, 'November to April'],
  ['Furka Pass', 46.573, 8.415, 'October to May'],
  ['Grimsel Pass', 46.561, 8.338, 'October to May'],
  ['Susten Pass', 46.729, 8.448, 'October to June'],
  ['Gotthard Pass', 46.556, 8.567, 'October to May'],
  ['Great St Bernard Pass', 45.869, 7.171, 'October to May'],
  ['Col de l’Iseran', 45.417, 7.031, 'October to June'],
  ['Col du Galibier', 45.064, 6.408, 'October to May'],
  ['Col de la Bonette', 44.322, 6.807, 'October to May'],
  ['Timmelsjoch', 46.905, 11.097, 'October to May'],
  ['Trollstigen', 62.456, 7.671, 'October to May'],
  ['Sognefjellet', 61.566, 7.998, 'November to April'],
  ['Transfăgărășan', 45.602, 24.617, 'November to June'],
  ['Cormet de Roselend', 45.69, 6.69, 'November to May'],
]

/** Kilometres of detour within which a pass may be on a way. */
const nearPass = 18

export function passesAlong(route: RoadRoute): { name: string; shut: string }[] {
  const points = pointsOf(route)
  return passes.flatMap(([name, latitude, longitude, shut]) => {
    const at: Coordinates = [latitude, longitude]
    const isNear = points.some((to, index) => {
      const from = points[index - 1]
      if (!from) return false
      const extra = kilometres(from.at, at) + kilometres(at, to.at) - kilometres(from.at, to.at)
      return extra <= nearPass && kilometres(from.at, to.at) < 400
    })
    return isNear ? [{ name, shut }] : []
  })
}

export interface BorderCrossing {
  from: string
  to: string
  /** Whether one changes to the other side of the road. */
  otherSide: boolean
}

/** `countryOf` is what is known of a point; ways whose countries are unknown tell nothing. */
export function bordersOf(
  route: RoadRoute,
  countryOf: (at: Coordinates) => string | undefined,
): BorderCrossing[] {
  const countries = pointsOf(route).flatMap(({ at, country }) => country ?? countryOf(at) ?? [])
  return countries.flatMap((to, index) => {
    const from = countries[index - 1]
    if (from === undefined || from === to) return []
    return [{ from, to, otherSide: drivingSide(from) !== drivingSide(to) }]
  })
}

/** A car that is returned elsewhere usually costs more; one's own has to be driven home. */
export function isOneWay(route: RoadRoute): boolean {
  const last = endOf(route) ?? route.stops.at(-1)
  return last !== undefined && kilometres(last.at, route.start.at) > 30
}

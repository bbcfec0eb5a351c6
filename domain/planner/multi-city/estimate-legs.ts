/** Ways between cities from the distance alone: an estimate, and marked as one. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { LegOffer, Mode } from './trip-request.ts'

export interface LocatedCity {
  name: string
  at: Coordinates
}

interface Travel {
  mode: Mode
  /** Getting there, waiting, and getting into town. */
  fixedMinutes: number
  kilometresAnHour: number
  /** How much longer the way is than the straight line. */
  detour: number
  from: number
  to: number
}

/** Distances are as the crow flies; beyond them hardly anyone goes that way. */
const travels: readonly Travel[] = [
  { mode: 'train', fixedMinutes: 40, kilometresAnHour: 145, detour: 1.2, from: 0, to: 900 },
  { mode: 'bus', fixedMinutes: 40, kilometresAnHour: 70, detour: 1.3, from: 0, to: 500 },
  { mode: 'car', fixedMinutes: 15, kilometresAnHour: 80, detour: 1.3, from: 0, to: 900 },
  { mode: 'self-driving', fixedMinutes: 10, kilometresAnHour: 80, detour: 1.3, from: 0, to: 1500 },
  { mode: 'flight', fixedMinutes: 210, kilometresAnHour: 780, detour: 1.05, from: 200, to: 20_100 },
]
/** Without a word about it, people neither hire a car nor take the slow bus. */
const usual: readonly Mode[] = ['train', 'flight']

/** Both ways between all of them, by the wanted modes; far apart, a flight is always among them. */
export function estimateLegs(
  cities: readonly LocatedCity[],
  { wanted, avoided }: { wanted: readonly Mode[]; avoided: readonly Mode[] },
): LegOffer[] {
  const known = travels.filter(({ mode }) => wanted.includes(mode))
  const asked = known.length > 0 ? known : travels.filter(({ mode }) => usual.includes(mode))
  const legs: LegOffer[] = []
  for (const from of cities) {
    for (const to of cities) {
      if (from === to) continue
      const away = kilometres(from.at, to.at)
      const fits = (travel: Travel) =>
        away >= travel.from && away <= travel.to && !avoided.includes(travel.mode)
      const chosen = asked.filter(fits)
      for (const travel of chosen.length > 0 ? chosen : travels.filter(fits)) {
        const moving = (60 * away * travel.detour) / travel.kilometresAnHour
        const minutes = 5 * Math.round((travel.fixedMinutes + moving) / 5)
        legs.push({ from: from.name, to: to.name, mode: travel.mode, minutes, estimated: true })
      }
    }
  }
  return legs
}

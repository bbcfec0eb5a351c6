/** Lisbon to Porto along the coast. Distances and hours are estimates. */
import type { RouteDay, RouteStop } from '#app/ui/trip/route-strip.tsx'

export type Pace = 'two' | 'three'

const road = [
  { name: 'Lisbon', note: 'Leave after breakfast' },
  { name: 'Óbidos', note: 'Town walls you can walk', drive: { minutes: 60, kilometres: 85 } },
  { name: 'Nazaré', note: 'Cliffs over the Atlantic', drive: { minutes: 40, kilometres: 40 } },
  { name: 'Coimbra', note: 'A library from 1728', drive: { minutes: 75, kilometres: 115 } },
  { name: 'Porto', note: 'Two banks of one river', drive: { minutes: 80, kilometres: 120 } },
] as const satisfies readonly RouteStop[]

const beds: Readonly<Record<Pace, readonly string[]>> = {
  two: ['Nazaré'],
  three: ['Óbidos', 'Coimbra'],
}

export const sampleRoute = (pace: Pace): RouteStop[] =>
  road.map((stop) => ({ ...stop, overnight: beds[pace].includes(stop.name) }))

/** Sums the drives of each day; an overnight stop ends a day. */
export function drivingDays(stops: readonly RouteStop[]): RouteDay[] {
  const days: RouteDay[] = []
  let minutes = 0
  let drives = 0
  for (const [index, { drive, overnight }] of stops.entries()) {
    minutes += drive?.minutes ?? 0
    drives += drive ? 1 : 0
    if (!overnight && index < stops.length - 1) continue
    days.push({ label: `Day ${days.length + 1}`, minutes, drives })
    minutes = 0
    drives = 0
  }
  return days
}

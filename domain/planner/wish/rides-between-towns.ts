/** What is assumed of the ways and nights of a trip through several towns: rides are no timetable, quarters a choice. */
import { listed } from '#domain/text/listed.ts'
import type { Leg } from '#domain/trip/parts.ts'
import type { Trip } from '#domain/trip/schema.ts'

/** By mode: what has times, and what to do about them. Who drives leaves when they like. */
const rides: Partial<Record<Leg['mode'], readonly [what: string, advice: string]>> = {
  train: ['trains', 'look up yours, and book seats early, while they are cheap and to be had'],
  bus: ['buses', 'look up yours, and book seats'],
  ferry: ['ferries', 'look up the sailings of the season, and book'],
  flight: ['flights', 'look up yours, and book'],
}

/** A line for each mode whose hours nobody gave. */
export function ridesAssumed({ days }: Pick<Trip, 'days'>): string[] {
  const estimated = days.flatMap(({ stops }) =>
    stops.flatMap(({ kind, leg, sources }) =>
      kind === 'journey' && leg && sources.time?.kind === 'estimate' ? leg.mode : [],
    ),
  )
  return [...new Set(estimated)].flatMap((mode) => {
    const said = rides[mode]
    if (!said) return []
    const [what, advice] = said
    return `The hours of ${what} between towns are estimates, and no timetable: ${advice}.`
  })
}

/** The quarters of the nights, as none was named. */
export function quartersAssumed({ lodgings }: Pick<Trip, 'lodgings'>): string[] {
  const quarters = lodgings.flatMap(({ name, area, source }) =>
    source?.kind === 'estimate' && area && name.endsWith(`, ${area}`)
      ? `${name.slice(0, -area.length - 2)} (${area})`
      : [],
  )
  return quarters.length > 0 ? [`Days begin and end in ${listed([...new Set(quarters)])}.`] : []
}

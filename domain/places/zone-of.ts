/**
 * The time zone of a point: the catalogue's where a destination is near, else that of the nearest
 * place that a zone of the same country is named after, which is an estimate near zones' borders.
 */
import type { FactSource } from '#domain/facts/fact-source.ts'
import { estimatedFrom, fromCatalogue } from '#domain/facts/fact-source.ts'
import { kilometres } from './distance.ts'
import type { Coordinates, Destination } from './schema.ts'
import { zoneTable } from './zone-table.ts'

export interface KnownZone {
  zone: string
  source: FactSource
}

interface NamedZone {
  country: string
  at: Coordinates
  zone: string
}

/** Kilometres around a destination within which its time zone holds. */
const sameTown = 40

let table: readonly NamedZone[] | undefined

function zones(): readonly NamedZone[] {
  table ??= zoneTable
    .trim()
    .split('\n')
    .map((line) => {
      const [country = '', latitude, longitude, zone = ''] = line.split(' ')
      return { country, at: [Number(latitude), Number(longitude)], zone }
    })
  return table
}

export function zoneOf(
  at: Coordinates,
  country: string | undefined,
  destinations: readonly Pick<Destination, 'at' | 'timeZone'>[] = [],
): KnownZone {
  const near = nearest(at, destinations)
  if (near && near.away <= sameTown) return { zone: near.of.timeZone, source: fromCatalogue }
  const own = zones().filter((each) => country === undefined || each.country === country)
  const found = nearest(at, own.length > 0 ? own : zones())
  return { zone: found?.of.zone ?? 'Etc/UTC', source: estimatedFrom('the nearest time zone') }
}

function nearest<Place extends { at: Coordinates }>(at: Coordinates, places: readonly Place[]) {
  let best: { of: Place; away: number } | undefined
  for (const place of places) {
    const away = kilometres(at, place.at)
    if (!best || away < best.away) best = { of: place, away }
  }
  return best
}

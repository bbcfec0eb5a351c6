/** Minutes between a town and its port or airport, by the town's own transit or a train, whichever is faster. */
import type { Coordinates } from '#domain/places/schema.ts'
import { estimateRide } from '#domain/routing/travel-estimate.ts'
import { toNextMark } from '../marks.ts'
import { estimateLegs } from '../multi-city/estimate-legs.ts'

interface Point {
  name: string
  at: Coordinates
}

export function portWay(port: Point, town: Point): number {
  const legs = estimateLegs([port, town], { wanted: [], avoided: [] })
  const trains = legs.flatMap(({ minutes, mode }) =>
    mode === 'train' && minutes !== undefined ? minutes : [],
  )
  return toNextMark(Math.min(estimateRide('transit', town.at, port.at).minutes, ...trains))
}

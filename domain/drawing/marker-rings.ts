/** The days of a marker that stands for several stops, as arcs of a ring around it. */
import type { Marker } from './place-markers.ts'
import { arcPath } from './svg-paths.ts'

export interface RingPart {
  day: number
  path: string
}

export function ringParts({ x, y, radius, spots }: Marker): RingPart[] {
  const days = [...Map.groupBy(spots, ({ place }) => place.day)].sort(
    ([one], [other]) => one - other,
  )
  let done = 0
  return days.map(([day, same]) => {
    const from = done / spots.length
    done += same.length
    return { day, path: arcPath({ x, y }, radius, from, done / spots.length) }
  })
}

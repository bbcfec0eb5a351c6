/** Routing servers as they answer on a good day, in both languages; their roads bend to the east halfway. */
import { encodeLine } from '#domain/places/encoded-line.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { ReceivedRequest } from '#server/providers/places/testing/loopback-service.ts'

/** So many seconds between two points, by their positions in the question. */
export const square = (rows: number, columns: number, value: number | null) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => value))

export function likeOsrm({ path, query }: ReceivedRequest) {
  if (path.startsWith('/route/v1/driving/')) {
    const ends = decodeURIComponent(path.split('/').at(-1) ?? '')
      .split(';')
      .map((end): Coordinates => {
        const [longitude = 0, latitude = 0] = end.split(',').map(Number)
        return [latitude, longitude]
      })
    return { body: { code: 'Ok', routes: [{ geometry: encodeLine(bent(ends)) }] } }
  }
  if (!path.startsWith('/table/v1/driving/')) return { status: 400, body: { code: 'InvalidUrl' } }
  const sources = (query.get('sources') ?? '').split(';').length
  const targets = (query.get('destinations') ?? '').split(';').length
  const durations = square(sources, targets, 600)
  return { body: { code: 'Ok', durations, distances: square(sources, targets, 5000) } }
}

interface Located {
  lat: number
  lon: number
}

export function likeValhalla({ path, body }: ReceivedRequest) {
  if (path === '/route') {
    const { locations }: { locations: Located[] } = JSON.parse(body)
    const line = bent(locations.map(({ lat, lon }): Coordinates => [lat, lon]))
    // Six digits: ten times as many steps as five.
    const shape = encodeLine(line.map(([latitude, longitude]) => [latitude * 10, longitude * 10]))
    return { body: { trip: { legs: [{ shape }], status: 0, units: 'kilometers' } } }
  }
  if (path !== '/sources_to_targets') return { status: 404, body: { error: 'Try any of' } }
  const { sources, targets, costing } = JSON.parse(body)
  const time = costing === 'pedestrian' ? 1500 : 420
  const way = { time, distance: 2.5 }
  const rows = square(sources.length, targets.length, 0).map((each) => each.map(() => way))
  return { body: { sources_to_targets: rows, units: 'kilometers' } }
}

function bent([from = [0, 0], to = [0, 0]]: readonly Coordinates[]): Coordinates[] {
  const bend: Coordinates = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.3]
  return [from, bend, to]
}

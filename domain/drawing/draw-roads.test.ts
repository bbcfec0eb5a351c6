import { describe, expect, it } from 'vitest'
import { encodeLine } from '#domain/places/encoded-line.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { drivingRulesSchema } from '#domain/routing/road-trip-schema.ts'
import { driveKey, roadWorld } from '#domain/routing/road-world.ts'
import { startRoad } from '#domain/routing/start-road.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { drawingToSvg, drawTrip } from './draw-trip.ts'
import { degreesOf, onEarth, onSheet, worldPoint } from './projection.ts'
import { shownTrip } from './trip-ways.ts'

const frame = { width: 416, height: 560 }
const lisbon: Coordinates = [38.72, -9.14]
const coimbra: Coordinates = [40.21, -8.43]
const porto: Coordinates = [41.15, -8.61]
/** Far to the east, as no curve would lead. */
const bend: Coordinates = [39.5, -6.9]

function trip(lines: readonly (readonly [Coordinates, Coordinates, string])[]): Trip {
  const drives = lines.map(([from, to, line]) => {
    const drive = { minutes: 90, kilometres: 150, estimated: false, by: 'routing', line } as const
    return [driveKey(from, to), drive] as const
  })
  const started = startRoad(
    {
      route: {
        start: { name: 'Lisbon', at: lisbon },
        end: { name: 'Porto', at: porto },
        round: false,
        stops: [{ id: 'c', name: 'Coimbra', at: coimbra, minutes: 60, nights: 1 }],
      },
      rules: drivingRulesSchema.parse({}),
      car: undefined,
      start: '2027-06-10',
      reorder: false,
    },
    roadWorld({ start: '2027-06-10', towns: [], drives: new Map(drives) }),
    'roads',
  )
  if (!started.ok) throw new Error(started.message)
  return started.value
}

describe('a way', () => {
  it('is drawn along its road where that is known, and dashed where it is not', () => {
    const drawing = drawTrip(trip([[lisbon, coimbra, encodeLine([lisbon, bend, coimbra])]]), frame)
    const { ways, view, area } = drawing.sheet
    const [known, guessed] = ways
    expect(known?.style).toBe('whole')
    const corner = onSheet(worldPoint(bend), view, area)
    expect(known?.road).toContainEqual(corner)
    // The road is in view, not only its ends.
    expect(corner.x).toBeLessThan(frame.width)
    expect(guessed).toMatchObject({ style: 'guess', broken: false })
    expect(guessed?.road).toBeUndefined()
    expect(drawingToSvg(drawing)).toContain('stroke-dasharray="10 6"')
  })

  it('is drawn as far as the sheet shows it', () => {
    const road = trip([[lisbon, coimbra, encodeLine([lisbon, bend, coimbra])]])
    const whole = drawTrip(road, frame).sheet
    const view = { centre: worldPoint(bend), scale: whole.view.scale * 4 }
    const { ways, area } = drawTrip(road, frame, { view }).sheet
    expect(ways.length).toBeGreaterThan(0)
    for (const { x, y } of ways.flatMap((way) => way.road ?? [])) {
      expect(x).toBeGreaterThanOrEqual(area.x)
      expect(x).toBeLessThanOrEqual(area.x + area.width)
      expect(y).toBeGreaterThanOrEqual(area.y)
      expect(y).toBeLessThanOrEqual(area.y + area.height)
    }
  })

  it('that a link does not tell is drawn from where the day before ended', () => {
    const { days, ...rest } = trip([])
    const more = { ...days[0]?.stops[0], id: 'p', name: 'Porto', at: porto, leg: null }
    const hidden = days.map((day, index) => ({
      ...day,
      back: null,
      stops: (index === 0 ? day.stops : [more]).map((stop) => ({ ...stop, leg: null })),
    }))
    const { ways } = shownTrip({ ...rest, days: hidden, road: null } as Trip)
    expect(ways.map(({ from, to, isGuess }) => [from.name, to.name, isGuess])).toEqual([
      ['Coimbra', 'Porto', true],
    ])
  })

  it('with a line that is none is drawn as if nobody had said it', () => {
    const [way] = shownTrip(trip([[lisbon, coimbra, 'NaN NaN']])).ways
    expect(way).toMatchObject({ line: null, isGuess: true })
  })
})

it('a point of the sheet is the point of the earth that is drawn there', () => {
  const { view, area } = drawTrip(trip([]), frame).sheet
  for (const at of [lisbon, porto, bend]) {
    const back = onEarth(onSheet(worldPoint(at), view, area), view, area)
    expect(back[0]).toBeCloseTo(at[0], 6)
    expect(back[1]).toBeCloseTo(at[1], 6)
  }
  expect(degreesOf(worldPoint(lisbon))[0]).toBeCloseTo(lisbon[0], 6)
})

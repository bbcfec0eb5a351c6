/** Turns ways late in the evening into taxi rides, for those who do not want to walk or wait in the dark. */
import type { Trip } from '#domain/trip/schema.ts'
import { minuteOn } from '../clock.ts'
import { toNextMark } from '../marks.ts'

/** Minute of the day from which ways are rides. */
const late = 1320
/** Minutes on foot below which a group walks at night instead of taking a car. */
const aroundTheCorner = 5
const afterDinner = { from: 1170, corner: 10 }
/** Metres that a car makes in a minute at night, and minutes of waiting for it. */
const metersAMinute = 350
const waited = 5

type Way = Trip['days'][number]['back']

/** Where money is no object, every longer way after dinner is a ride. */
export function withRidesAfterDinner(trip: Trip): Trip {
  return ridden(trip, afterDinner).trip
}

export function withRidesAtNight(trip: Trip): { trip: Trip; says: string[] } {
  const { trip: rides, count } = ridden(trip, { from: late, corner: aroundTheCorner })
  const says =
    count === 0
      ? 'Nobody is out alone late: every evening ends before ten, or around the corner.'
      : 'From ten in the evening on every way is a ride from door to door: together, in a taxi that the house calls or a car of an app.'
  return { trip: rides, says: [says] }
}

function ridden(
  trip: Trip,
  { from, corner }: { from: number; corner: number },
): { trip: Trip; count: number } {
  let rides = 0
  const riding = (leg: Way, at: number): Way => {
    if (!leg?.minutes || at < from || leg.minutes <= corner) return leg
    if (leg.mode !== 'walk' && leg.mode !== 'transit') return leg
    rides += 1
    const minutes = toNextMark(waited + (leg.meters ?? 0) / metersAMinute)
    return { ...leg, mode: 'taxi', minutes: Math.min(leg.minutes, minutes) }
  }
  const days = trip.days.map((day) => {
    const over = day.stops.map(({ end }) => (end ? minuteOn(day.date, end) : 0))
    return {
      ...day,
      stops: day.stops.map((stop, index) => ({
        ...stop,
        leg: riding(stop.leg, over[index - 1] ?? 0),
      })),
      back: riding(day.back, over.at(-1) ?? 0),
    }
  })
  return { trip: { ...trip, days }, count: rides }
}

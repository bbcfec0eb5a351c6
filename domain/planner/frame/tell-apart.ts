/**
 * For days on which one of the party is elsewhere for some hours: tells which stops are seen alone, and who returns
 * when.
 */
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { minuteOn, timeInWords } from '../clock.ts'
import type { Framed } from './apply-frames.ts'

export function tellApart(trip: Trip, apart: Framed['apart']): Trip {
  if (apart.length === 0) return trip
  return { ...trip, days: trip.days.map((day) => apart.reduce(toldOn, day)) }
}

function toldOn(day: Day, { date, who, from, to }: Framed['apart'][number]): Day {
  if (day.date !== date) return day
  const startOf = ({ start }: Stop) => (start === null ? Number.NaN : minuteOn(date, start))
  const alone = day.stops.find((stop) => startOf(stop) >= from && startOf(stop) < to)
  const together = day.stops.find((stop) => startOf(stop) >= to)
  if (!alone) return day
  const says = (stop: Stop, words: string): Stop => ({ ...stop, reasons: [words, ...stop.reasons] })
  const [without, again] =
    who === 'you'
      ? [`Without you until ${timeInWords(to)}.`, 'From here on you are there, too.']
      : [`Without ${who} until ${timeInWords(to)}.`, `From here on with ${who}.`]
  return {
    ...day,
    stops: day.stops.map((stop) =>
      stop === alone ? says(stop, without) : stop === together ? says(stop, again) : stop,
    ),
  }
}

/** A trip as a model reads it: days by number, stops by id, and the hours. */
import type { Trip } from '#domain/trip/schema.ts'

export function tripInWords({ title, start, pace, days, stays }: Trip) {
  return {
    title,
    start,
    pace,
    cities: stays.map(({ name }) => name),
    days: days.map(({ date, title: name, stops }, index) => ({
      day: index + 1,
      date,
      ...(name && { title: name }),
      stops: stops.map(({ id, name: stop, kind, start: from, minutes, locked, area }) => ({
        stop: id,
        name: stop,
        kind,
        ...(from && { at: from.slice(11) }),
        ...(minutes !== null && { minutes }),
        ...(area && { area }),
        ...(locked && { locked }),
      })),
    })),
  }
}

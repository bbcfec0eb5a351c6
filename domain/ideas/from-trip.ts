/** The stops of a trip as ideas, for a board of its own. */
import type { Trip } from '#domain/trip/schema.ts'
import { readClock } from './clock.ts'
import type { IdeaDraft } from './idea.ts'
import { writeIdea } from './write-idea.ts'

/** Ways and free time are no ideas. */
export function ideasFromTrip(trip: Trip): IdeaDraft[] {
  return trip.days.flatMap((day) =>
    day.stops.flatMap((stop): IdeaDraft[] => {
      const written = writeIdea(stop.name)
      if (!written.ok || stop.kind === 'journey' || stop.kind === 'free') return []
      const [lat, lon] = stop.at ?? []
      const place = {
        name: stop.name,
        ...(stop.area && { vicinity: stop.area }),
        ...(lat !== undefined && lon !== undefined && { at: { lat, lon } }),
      }
      const clock = /T(\d{2}:\d{2})/.exec(stop.start ?? '')?.[1]
      return [
        {
          ...written.value,
          date: day.date,
          time: clock === undefined ? null : readClock(clock),
          place_details: JSON.stringify(place),
        },
      ]
    }),
  )
}

import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { keepTrip } from '#app/data/trips/index.ts'
import { Button } from '#app/ui/button.tsx'
import { isDriven, ownAddress } from '#domain/trip/road-stops.ts'
import type { Trip } from '#domain/trip/schema.ts'

/** Days that were planned in the conversation: kept as a trip, and opened, when the person wishes. */
export function PlannedTripCard({ trip }: { trip: Trip }) {
  const navigate = useNavigate()
  const [isOpening, setOpening] = useState(false)
  const days = trip.days.length
  async function open() {
    setOpening(true)
    const { id } = await keepTrip(trip)
    await navigate(ownAddress(id, isDriven(trip)))
    setOpening(false)
  }
  return (
    <section
      aria-label={`Planned: ${trip.title}`}
      className="flex flex-col gap-3 rounded-card border border-horizon bg-horizon-wash p-4"
    >
      <div className="flex items-center gap-2.5">
        <CalendarDays aria-hidden="true" className="size-5 text-horizon-deep" />
        <h3 className="font-display text-lg">{trip.title}</h3>
      </div>
      <ol className="flex flex-col gap-1 text-sm">
        {trip.days.slice(0, 5).map((day, index) => (
          <li key={day.id}>
            <span className="font-semibold">Day {index + 1}:</span> {stopsOf(day)}
          </li>
        ))}
        {days > 5 && <li>and {days - 5} more days</li>}
      </ol>
      <Button size="sm" loading={isOpening} onClick={() => void open()}>
        Open this trip
      </Button>
    </section>
  )
}

function stopsOf({ stops }: Trip['days'][number]): string {
  const names = stops.filter(({ kind }) => kind === 'visit').map(({ name }) => name)
  const shown = names.slice(0, 3).join(', ')
  const rest = names.length - 3
  return rest > 0 ? `${shown} and ${rest} more` : shown || 'free'
}

import { Route } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { formatDuration } from '#app/ui/trip/format.ts'
import type { DayAlternative } from '#domain/routing/road-alternatives.ts'
import { newStopId } from '../edit/new-ids.ts'
import type { Road } from './use-road.ts'

/** Other ways to drive a day, each with what it costs; they are looked for when somebody asks. */
export function DayOffers({ day, road }: { day: number; road: Road }) {
  const [offers, setOffers] = useState<readonly DayAlternative[] | null>(null)
  const look = async () => {
    const { open } = road
    if (!open) return
    const { engine, plan, timing, world } = open
    const drives = await engine.loadDrives()
    setOffers(engine.alternativesForDay(plan, timing, day, drives, world))
  }
  const take = ({ says, route, drives }: DayAlternative) => {
    setOffers(null)
    road.change(`Day ${day}: ${says}`, ({ plan }) => {
      const known = new Set(plan.route.stops.map(({ id }) => id))
      const stops = route.stops.map((stop) =>
        known.has(stop.id) ? stop : { ...stop, id: newStopId() },
      )
      return { ...plan, route: { ...route, stops }, ...(drives ? { drives } : {}) }
    })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button
        variant="ghost"
        size="sm"
        disabled={!road.ready}
        iconStart={<Route aria-hidden="true" className="size-5" />}
        onClick={() => void look()}
      >
        Other ways for day {day}
      </Button>
      <div aria-live="polite" className="flex flex-wrap gap-2 empty:hidden">
        {offers?.length === 0 && <p>No other way that we know of.</p>}
        {offers?.map((offer) => (
          <Button key={offer.says} variant="outline" size="sm" onClick={() => take(offer)}>
            {offer.says}: {costOf(offer)}
          </Button>
        ))}
      </div>
    </div>
  )
}

export function costOf({
  extraMinutes,
  extraDays,
}: Pick<DayAlternative, 'extraMinutes' | 'extraDays'>) {
  const time = `${extraMinutes < 0 ? '−' : '+'} ${formatDuration(Math.abs(extraMinutes))}`
  if (extraDays === 0) return time
  return `${time}, ${extraDays > 0 ? 'a day more' : 'a day less'}`
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { monthName } from '#domain/calendar/english-dates.ts'
import type { GreatDrive } from '#domain/drives/schema.ts'
import { ownAddress } from '#domain/trip/road-stops.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { TripMap } from '../map/trip-map.tsx'
import { TripLayout } from '../trip/trip-layout.tsx'
import { RoadDays } from './road-days.tsx'
import type { Road } from './use-road.ts'

/** A road without actions: a drive can be changed once the reader has copied it. */
const closed: Road = { open: null, ready: false, change: () => undefined, hasNewRoads: false }

/** One of the great drives, day by day, with what to know; a press makes it the reader's own. */
export function DriveScreen({ drive, trip }: { drive: GreatDrive; trip: Trip }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const take = async () => {
    try {
      const { keepTrip } = await import('#app/data/trips/index.ts')
      const { id } = await keepTrip(trip)
      await navigate(ownAddress(id, true))
    } catch {
      setProblem('This browser could not keep the drive. Please try again.')
    }
  }
  return (
    <TripLayout
      trip={trip}
      when={`${drive.region} · best in ${drive.best.months.map(monthName).join(', ')}`}
      map={<TripMap trip={trip} />}
      bar={
        <div className="flex flex-wrap items-center gap-3 max-sm:*:grow print:hidden">
          <Button onClick={() => void take()}>Make it mine</Button>
          <LinkButton to="/roadtrip" variant="ghost">
            More drives
          </LinkButton>
          {problem && (
            <p role="alert" className="text-danger">
              {problem}
            </p>
          )}
        </div>
      }
      lead={
        <Card as="section" aria-label="What to know" padding="snug">
          <p className="font-display text-xl">{drive.promise}</p>
          <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-sm">
            <li>{drive.best.because}</li>
            {drive.avoid && <li>{drive.avoid.because}</li>}
            <li>{drive.direction}</li>
            <li>One drives on the {drive.side}.</li>
            {drive.know.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
            {drive.legs.map(
              ({ from, to, closed: shut }) => shut && <li key={`${from} ${to}`}>{shut.because}</li>,
            )}
          </ul>
        </Card>
      }
    >
      <RoadDays trip={trip} road={closed} />
    </TripLayout>
  )
}

import { useState } from 'react'
import { DayCard } from '#app/ui/trip/day-card.tsx'
import { formatDuration } from '#app/ui/trip/format.ts'
import { Leg } from '#app/ui/trip/leg.tsx'
import { Stop } from '#app/ui/trip/stop.tsx'
import { Choice } from './choice.tsx'
import { minutesOnFoot, sampleDay, type Weather } from './sample-day.ts'

/** A day that builds itself, stop by stop, and another when the weather turns. */
export function ItineraryDemo() {
  const [weather, setWeather] = useState<Weather>('dry')
  const stops = sampleDay[weather]
  return (
    <DayCard
      label="Day 2"
      date="Thursday in Paris"
      title="Glass, green, late light"
      headingLevel={4}
      aside={
        <Choice
          question="Weather"
          options={[
            ['dry', 'Dry'],
            ['wet', 'Rain'],
          ]}
          value={weather}
          onChange={setWeather}
        />
      }
      footer={`About ${formatDuration(minutesOnFoot(stops))} on foot. Walking times are estimates.`}
      listClassName="demo-builds"
    >
      {stops.map(({ leg, ...stop }) => (
        <Stop key={stop.name} {...stop} leg={leg && <Leg {...leg} estimated />} />
      ))}
    </DayCard>
  )
}

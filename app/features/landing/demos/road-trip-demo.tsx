import { useState } from 'react'
import { Card } from '#app/ui/card.tsx'
import { RouteStrip } from '#app/ui/trip/route-strip.tsx'
import { Choice } from './choice.tsx'
import { drivingDays, type Pace, sampleRoute } from './sample-drive.ts'

/** A road trip whose overnight stops change with the number of days. */
export function RoadTripDemo() {
  const [pace, setPace] = useState<Pace>('two')
  const stops = sampleRoute(pace)
  return (
    <Card as="article">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h4 className="font-display text-2xl">Lisbon to Porto</h4>
        <Choice
          question="Days on the road"
          options={[
            ['two', 'Two days'],
            ['three', 'Three days'],
          ]}
          value={pace}
          onChange={setPace}
        />
      </div>
      <RouteStrip
        label="Stops from Lisbon to Porto"
        stops={stops}
        days={drivingDays(stops)}
        className="mt-5 md:mt-8"
        listClassName="demo-builds"
      />
      <p className="mt-4 border-hairline md:mt-6 border-t pt-4 text-on-surface-muted text-sm">
        Drive times are estimates.
      </p>
    </Card>
  )
}

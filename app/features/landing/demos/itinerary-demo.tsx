import { useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { Poster } from '#app/ui/poster.tsx'
import { DayCard } from '#app/ui/trip/day-card.tsx'
import { formatDuration } from '#app/ui/trip/format.ts'
import { Leg } from '#app/ui/trip/leg.tsx'
import { Stop } from '#app/ui/trip/stop.tsx'
import { posterPicture } from '#domain/site/posters.ts'
import { Choice } from './choice.tsx'
import { minutesOnFoot, sampleDay, type Weather } from './sample-day.ts'

/** A day plan that appears stop by stop, and another one for rain. */
export function ItineraryDemo() {
  const [weather, setWeather] = useState<Weather>('dry')
  /** On a phone the day begins with its first stops; the rest is one tap away. */
  const [isWhole, setIsWhole] = useState(false)
  const { title, stops } = sampleDay[weather]
  return (
    <>
      <DayCard
        label="Day 2"
        date="Thursday in Paris"
        title={title}
        headingLevel={4}
        picture={<Sky weather={weather} />}
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
        listClassName={cx('demo-builds', !isWhole && 'first-on-phone')}
      >
        {stops.map(({ leg, movedIndoors, ...stop }) => (
          <Stop
            key={stop.name}
            {...stop}
            leg={leg && <Leg {...leg} estimated />}
            badge={movedIndoors && <Badge tone="info">Moved indoors</Badge>}
          />
        ))}
      </DayCard>
      {!isWhole && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3 noscript:hidden md:hidden"
          onClick={() => setIsWhole(true)}
        >
          Show the whole day
        </Button>
      )}
    </>
  )
}

/** The picture of Paris, with rain over it on a wet day. */
function Sky({ weather }: { weather: Weather }) {
  return (
    <>
      <Poster
        picture={posterPicture('paris', 'wide')}
        sizes="(min-width: 80rem) 40rem, (min-width: 64rem) 54vw, 100vw"
        alt=""
        className="[&_img]:object-[50%_64%]"
      />
      <span aria-hidden="true" className="demo-rain" data-falls={weather === 'wet' || undefined} />
    </>
  )
}

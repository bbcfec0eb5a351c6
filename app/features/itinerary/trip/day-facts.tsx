import { Info } from 'lucide-react'
import { formatDuration } from '#app/ui/trip/format.ts'
import type { Daylight } from '#domain/sun/daylight.ts'
import type { Day } from '#domain/trip/schema.ts'
import { degreesInWords } from '#domain/weather/weather-words.ts'
import { awaited, FactLine } from './fact-line.tsx'
import { daylightInWords, sourceInWords } from './fact-words.ts'

/** The weather, the light and the way back of a day; opened, it names the sources. */
export function DayFacts({ day, daylight }: { day: Day; daylight: Daylight | null }) {
  const { weather, back, stops } = day
  const hasPlace = stops.some(({ at }) => at !== null)
  const way = back?.minutes
    ? `back in ${back.source.kind === 'estimate' ? 'about ' : ''}${formatDuration(back.minutes)}`
    : null
  const degrees = weather ? degreesInWords(weather) : null
  const light = daylight ? daylightInWords(daylight) : hasPlace ? awaited('Sun') : null
  const rain = weather && `${Math.round(weather.rain * 100)} % rain`
  const facts = [degrees, rain, light, way].filter((fact) => fact !== null)
  if (facts.length === 0) return null
  return (
    <details className="group/facts">
      <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-2 marker:hidden">
        <span>
          <FactLine facts={facts} />
        </span>
        <Info aria-hidden="true" className="size-4 shrink-0 print:hidden" />
        <span className="sr-only">Where this comes from</span>
      </summary>
      <ul className="flex max-w-measure flex-col gap-1 pb-2">
        {weather && (
          <li>
            The weather: {sourceInWords(weather.source)}.
            {weather.source.kind === 'estimate' && ' It is what is usual then, no forecast.'}
          </li>
        )}
        {daylight && <li>Sunrise and sunset: worked out for this place and date.</li>}
        {back?.minutes && <li>The way back: {sourceInWords(back.source)}.</li>}
      </ul>
    </details>
  )
}

import { Info } from 'lucide-react'
import { formatDuration, formatMoney } from '#app/ui/trip/format.ts'
import type { FactSource } from '#domain/facts/fact-source.ts'
import type { HoursThatDay } from '#domain/planner/by-hand/hours-that-day.ts'
import type { Stop } from '#domain/trip/schema.ts'
import { awaited, FactLine } from './fact-line.tsx'
import { hoursInWords, priceInWords, priceSign, sourceInWords } from './fact-words.ts'

interface StopFactsProps {
  stop: Stop
  /** Null until the catalogue is loaded, and for what it does not have. */
  hours: HoursThatDay | null
}

/**
 * Length, hours and price; opened, the source of each. A native disclosure, so that it works by tap and key,
 * and without scripts.
 */
export function StopFacts({ stop, hours }: StopFactsProps) {
  const { minutes, price, cost } = stop
  const told = hoursOf(stop, hours)
  const facts = [
    minutes ? formatDuration(minutes) : null,
    told,
    price === null ? null : priceSign(price),
    cost && formatMoney(cost.minor, cost.currency),
  ].filter((fact) => fact !== null)
  const sources = sourcesOf(stop, told)
  if (facts.length === 0 && sources.length === 0) return null
  return (
    <details className="group/facts -mt-1 text-on-surface-muted text-sm">
      <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-2 rounded-chip py-1.5 marker:hidden">
        <span className={told?.startsWith('Closed') ? 'text-danger' : undefined}>
          <FactLine facts={facts} />
        </span>
        <Info aria-hidden="true" className="size-4 shrink-0 print:hidden" />
        <span className="sr-only">Where the facts about {stop.name} come from</span>
      </summary>
      <ul className="mb-2 flex max-w-measure flex-col gap-1 rounded-control bg-surface-sunken px-4 py-3">
        {sources.map(({ what, source }) => (
          <li key={what}>
            <span className="font-semibold text-on-surface">{what}</span>: {sourceInWords(source)}.
          </li>
        ))}
        {price !== null && <li>{priceInWords(price)}, not a sum.</li>}
      </ul>
    </details>
  )
}

function hoursOf({ checkHours, placeId, kind }: Stop, hours: HoursThatDay | null): string | null {
  if (checkHours) return 'Check hours'
  if (hours) return hoursInWords(hours)
  // A placeholder of the same width until the hours are known, so that nothing moves.
  return placeId !== null && kind !== 'journey' ? awaited('Hours') : null
}

function sourcesOf({ sources, leg, start, minutes }: Stop, hours: string | null) {
  const all: { what: string; source: FactSource | undefined }[] = [
    { what: 'The place', source: sources.place },
    { what: 'Opening hours', source: hours ? sources.hours : undefined },
    { what: 'The way there', source: leg?.source },
    { what: 'The time', source: start ? (sources.time ?? planned) : undefined },
    { what: 'How long', source: minutes ? (sources.place ?? planned) : undefined },
    { what: 'The cost', source: sources.cost },
  ]
  return all.flatMap(({ what, source }) => (source ? [{ what, source }] : []))
}

const planned: FactSource = { kind: 'estimate', name: 'the ways and hours around it' }

import { CloudRain } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import type { StopId } from '#domain/trip/ids.ts'

interface Mark {
  /** The weather at the time of the stop, in words. */
  says: string
  /** Shows what could be done. */
  open: () => void
}

export type WeatherMarks = ReadonlyMap<StopId, Mark>

/** The warning at a stop that the weather spoils. */
export function WeatherMark({ mark }: { mark: Mark | undefined }) {
  if (!mark) return null
  return (
    <div className="my-2 flex max-w-measure flex-wrap items-center gap-3 rounded-control bg-warning-wash px-4 py-3 text-sm text-warning print:hidden">
      <p className="flex items-start gap-2 font-semibold">
        <CloudRain aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {mark.says}
      </p>
      <Button variant="secondary" size="sm" onClick={mark.open}>
        See what to do
      </Button>
    </div>
  )
}

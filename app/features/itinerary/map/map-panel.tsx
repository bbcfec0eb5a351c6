/** The map with its days and the chosen stop; on a narrow screen a picture, and the way to the map. */
import { Map as MapIcon } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { StopId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { useSelection } from '../trip/selection.tsx'
import { ChosenStop } from './chosen-stop.tsx'
import { DayChips } from './day-chips.tsx'
import { MapBody } from './map-body.tsx'
import { useMapExtras } from './map-extras.tsx'
import { isWideNow, useIsWide } from './use-is-wide.ts'

const MapScreen = lazy(() =>
  import('./map-screen.tsx').then((module) => ({ default: module.MapScreen })),
)

export interface MapPanelProps {
  trip: Trip
  /** The button (`data-press`) of the server's markup that had the focus, or was clicked, before this was there. */
  resumed: { press: string; isClicked: boolean } | null
}

export function MapPanel({ trip, resumed }: MapPanelProps) {
  const [day, setDay] = useShownDay(trip)
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => resume(panel.current, resumed), [resumed])
  const isWide = useIsWide()
  const { foot } = useMapExtras()
  useOpenOnChoice(setOpen)
  return (
    <div ref={panel} className="flex min-h-0 grow flex-col">
      <div className="relative min-h-0 grow">
        <MapBody trip={trip} day={day} use={isWide ? 'page' : 'picture'} />
        {isWide && <ChosenStop trip={trip} />}
        {isWide && foot}
      </div>
      <div className="flex border-hairline border-t p-3 sm:justify-center lg:hidden noscript:hidden">
        <Button
          variant="secondary"
          data-press="open"
          iconStart={<MapIcon aria-hidden="true" className="size-5" />}
          onClick={() => setOpen(true)}
        >
          Open the map
        </Button>
      </div>
      <div className="border-hairline border-t max-lg:hidden noscript:hidden">
        <DayChips trip={trip} day={day} onDay={setDay} />
      </div>
      {isOpen && (
        <Suspense>
          <MapScreen trip={trip} day={day} onDay={setDay} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function resume(panel: HTMLElement | null, resumed: MapPanelProps['resumed']): void {
  if (!resumed) return
  const button = panel?.querySelector<HTMLElement>(`[data-press="${CSS.escape(resumed.press)}"]`)
  button?.focus()
  if (resumed.isClicked) button?.click()
}

/** A stop that is chosen in the list is shown with its day, if another one is shown. */
function useShownDay({ days }: Trip): [number | null, (day: number | null) => void] {
  const [day, setDay] = useState<number | null>(null)
  useChoiceInList(
    useCallback(
      (selected) => {
        const own = days.findIndex(({ stops }) => stops.some(({ id }) => id === selected))
        if (own >= 0) setDay(own)
      },
      [days],
    ),
  )
  // The shown day may have been removed since.
  return [day !== null && day < days.length ? day : null, setDay]
}

/** Opens the map when a stop is chosen in the list of a narrow screen, where both are not side by side. */
function useOpenOnChoice(setOpen: (open: boolean) => void): void {
  useChoiceInList(
    useCallback(() => {
      if (!isWideNow()) setOpen(true)
    }, [setOpen]),
  )
}

/** Hears of choices in the list, also of one that was made before the map's code was loaded. */
function useChoiceInList(chosen: (stop: StopId | null) => void): void {
  const { onChoice, now } = useSelection()
  const isFirst = useRef(true)
  useEffect(() => {
    const hear = ({ selected, selectedIn }: ReturnType<typeof now>) => {
      if (selectedIn === 'list') chosen(selected)
    }
    if (isFirst.current) hear(now())
    isFirst.current = false
    return onChoice(hear)
  }, [onChoice, now, chosen])
}

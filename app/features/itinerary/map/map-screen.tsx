/** The map over the whole of a narrow screen. */
import { X } from 'lucide-react'
import * as Dialog from 'radix-ui/dialog'
import { useRef, useState } from 'react'
import { buttonClasses } from '#app/ui/button-classes.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { useSelection } from '../trip/selection.tsx'
import { ChosenStop } from './chosen-stop.tsx'
import { DayChips } from './day-chips.tsx'
import { MapBody } from './map-body.tsx'
import { useMapExtras } from './map-extras.tsx'

interface MapScreenProps {
  trip: Trip
  day: number | null
  onDay: (day: number | null) => void
  onClose: () => void
}

export function MapScreen({ trip, day, onDay, onClose }: MapScreenProps) {
  const { select, now } = useSelection()
  const { foot } = useMapExtras()
  const goesToList = useRef(false)
  const [opener] = useState(() => document.activeElement)
  const showInList = () => {
    goesToList.current = true
    onClose()
    const { selected } = now()
    if (selected) select(selected, 'map')
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          data-surface="night"
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!goesToList.current && opener instanceof HTMLElement) opener.focus()
          }}
          className="fixed inset-0 z-50 flex h-dvh flex-col bg-night text-on-surface data-[state=open]:animate-from-bottom"
        >
          <div className="flex items-center gap-2 border-hairline border-b pr-2">
            <Dialog.Title className="sr-only">Map of {trip.title}</Dialog.Title>
            <div className="min-w-0 grow">
              <DayChips trip={trip} day={day} onDay={onDay} />
            </div>
            <Dialog.Close
              aria-label="Close the map"
              className={buttonClasses({ variant: 'ghost', size: 'icon' })}
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <div className="relative min-h-0 grow">
            <MapBody trip={trip} day={day} use="screen" />
            <ChosenStop trip={trip} onShowInList={showInList} />
            {foot}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

import { Stamp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { wishLike } from '#domain/samples/sample-wish.ts'
import type { Sample } from '#domain/samples/samples.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { planAddress } from '../trip/plan-address.ts'
import { firstChoice } from './steal-choice.ts'

const loadDialog = () =>
  import('./steal-dialog.tsx').then((loaded) => ({ default: loaded.StealDialog }))
const StealDialog = lazy(loadDialog)

interface StealButtonProps {
  sample: Sample
  trip: Trip
}

/** Asks for dates, company and pace; without JavaScript it is a link that plans the same way anew. */
export function StealButton({ sample, trip }: StealButtonProps) {
  const [open, setOpen] = useState<boolean>()
  const address = planAddress(wishLike(sample, firstChoice(sample)))
  return (
    <>
      <LinkButton
        to={address}
        rel="nofollow"
        aria-haspopup="dialog"
        iconStart={<Stamp aria-hidden="true" className="size-5" />}
        onClick={(event) => {
          // A click that opens another tab or window follows the link.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
          event.preventDefault()
          loadDialog().then(
            () => setOpen(true),
            () => location.assign(address),
          )
        }}
      >
        Steal the itinerary
      </LinkButton>
      {open !== undefined && (
        <Suspense>
          <StealDialog sample={sample} trip={trip} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { TripId } from '#domain/trip/ids.ts'

/** Loaded when somebody first shares. */
const ShareDialog = lazy(() =>
  import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
)

/** Opens the dialog of sharing. A visitor learns there what sharing needs. */
export function ShareButton({ tripId, title }: { tripId: TripId; title: string }) {
  const [wasOpened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        iconStart={<Share2 aria-hidden="true" className="size-5" />}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        Share
      </Button>
      {wasOpened && (
        <Suspense>
          <ShareDialog tripId={tripId} title={title} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

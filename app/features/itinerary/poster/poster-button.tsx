import { Image } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Trip } from '#domain/trip/schema.ts'

const PosterDialog = lazy(() =>
  import('./poster-dialog.tsx').then((module) => ({ default: module.PosterDialog })),
)

/** A poster of the trip, to keep or print. */
export function PosterButton({ trip }: { trip: Trip }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        iconStart={<Image aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        Poster
      </Button>
      {isOpen && (
        <Suspense>
          <PosterDialog trip={trip} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

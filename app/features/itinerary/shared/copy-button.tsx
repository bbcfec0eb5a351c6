import { CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '#app/data/new-id.ts'
import { keepTrip } from '#app/data/trips/index.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { Button } from '#app/ui/button.tsx'
import { isDriven, ownAddress } from '#domain/trip/road-stops.ts'
import type { Trip } from '#domain/trip/schema.ts'

/** Copies the plan for the reader, signed in or not. The copying code leaves out what is private. */
export function CopyButton({ trip }: { trip: Trip }) {
  const navigate = useNavigate()
  const [state, setState] = useState<'ready' | 'copying' | 'failed'>('ready')
  const copy = async () => {
    setState('copying')
    try {
      const [{ copyTrip }, { tripIdSchema }] = await Promise.all([
        import('#domain/trip/copy-trip.ts'),
        import('#domain/trip/ids.ts'),
      ])
      const { id } = await keepTrip(copyTrip(trip, { id: tripIdSchema.parse(newId()), newId }))
      await navigate(ownAddress(id, isDriven(trip)))
    } catch (error) {
      logInBrowser(`copy: ${error}`)
      setState('failed')
    }
  }
  return (
    <>
      <Button
        size="sm"
        className="noscript:hidden"
        iconStart={<CopyPlus aria-hidden="true" className="size-5" />}
        loading={state === 'copying'}
        loadingLabel="Copying…"
        onClick={() => void copy()}
      >
        Copy this trip
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-sm">
          It could not be copied. Try again in a moment.
        </p>
      )}
    </>
  )
}

import { Users } from 'lucide-react'
import { type TripPresence, useTripPresence } from '#app/data/shares/use-presence.ts'
import type { TripId } from '#domain/trip/ids.ts'

/** Who else looks at the trip right now; nothing where nobody does. */
export function WhoIsHere({ tripId }: { tripId: TripId }) {
  const said = presenceInWords(useTripPresence(tripId))
  return (
    <output className="inline-flex min-h-touch items-center gap-2 text-on-surface-muted text-sm empty:hidden">
      {said && (
        <>
          <Users aria-hidden="true" className="size-5 shrink-0" />
          {said}
        </>
      )}
    </output>
  )
}

export function presenceInWords({ ownDevices, companions, visitors }: TripPresence): string {
  const here = [
    ...companions,
    ownDevices > 0 && 'you, on another device',
    visitors === 1 && 'a visitor with the link',
    visitors > 1 && `${visitors} visitors with a link`,
  ].filter((each) => typeof each === 'string')
  return here.length > 0 ? `Here too: ${here.join(', ')}` : ''
}

import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import type { Trip } from '#domain/trip/schema.ts'

/** Makes a board of the trip's stops, to think about them again. The trip stays as it is. */
export function BoardButton({ trip }: { trip: Trip }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      // The data of the board is as much code as the page of a trip, and few press this.
      const { makeBoardOf } = await import('./make-board.ts')
      const board = await makeBoardOf(trip)
      await navigate(`/ideaboard?board=${board.id}`)
    } catch {
      notify.error('That did not work', { description: 'The trip is as it was. Please try again.' })
      setBusy(false)
    }
  }
  return (
    <Button
      variant="outline"
      size="sm"
      loading={busy}
      iconStart={<StickyNote aria-hidden="true" className="size-5" />}
      onClick={() => void press()}
    >
      To the board
    </Button>
  )
}

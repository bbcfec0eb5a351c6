import { useState } from 'react'
import { Card } from '#app/ui/card.tsx'
import type { Trip } from '#domain/trip/schema.ts'
import { PlaceFinder } from './place-finder.tsx'
import type { Editing } from './use-editing.ts'

/** Finds any place, and tells what adding it would cost the plan. */
export function WhyNotCard({ trip, editing }: { trip: Trip; editing: Editing }) {
  const [added, setAdded] = useState<string>()
  return (
    <Card as="section" aria-label="Why not …?" className="print:hidden">
      <PlaceFinder
        trip={trip}
        editing={editing}
        day={null}
        label="Why not …?"
        placeholder="Type a place to see what it would cost"
        onDone={setAdded}
      />
      <p aria-live="polite" className="text-on-surface-muted text-sm">
        {added ? `${added} is in your trip now.` : ''}
      </p>
    </Card>
  )
}

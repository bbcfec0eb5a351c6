import { Card } from '#app/ui/card.tsx'
import type { Trip } from '#domain/trip/schema.ts'

/** The notes that a link shows where its owner ticked them. */
export function SharedNotes({ trip: { notes } }: { trip: Trip }) {
  if (notes.length === 0) return null
  return (
    <Card as="section" aria-labelledby="shared-notes">
      <h2 id="shared-notes" className="font-display text-2xl">
        Notes
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {notes.map(({ id, text }) => (
          <li key={id} className="whitespace-pre-wrap break-words">
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { useBrand } from '#app/lib/site.ts'
import { Card } from '#app/ui/card.tsx'

const promises = [
  ['Labeled', 'A placement that is paid for says so, on the card itself.'],
  ['Never first by payment', 'It can’t outrank what a person asked for. No fit, no placement.'],
  [
    'A conversation first',
    'There is no self-service yet: every listing begins with a message to us, and nothing is charged before you have agreed to it.',
  ],
] as const

/** What partners get, and what is not for sale. */
export function PlacementPromise() {
  const brand = useBrand()
  return (
    <Card as="section" aria-labelledby="promise">
      <h2 id="promise" className="font-display text-2xl">
        What {brand.name} promises both sides
      </h2>
      {/* The gap equals two card paddings and the grid's gap, so that the columns line up with the
          benefit cards above. */}
      <dl className="mt-6 grid gap-x-[calc(2*var(--spacing-card)+1.5rem)] gap-y-6 md:grid-cols-3">
        {promises.map(([term, text]) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1 text-pretty text-on-surface-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

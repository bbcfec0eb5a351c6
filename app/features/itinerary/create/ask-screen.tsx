import { HydrateInTurns } from '#app/ui/hydrate-in-turns.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { WishExamples } from './wish-examples.tsx'
import { WishForm } from './wish-form.tsx'
import type { TypedWish } from './wish-text.ts'

interface AskScreenProps {
  heading?: string
  asked?: TypedWish | undefined
  error?: string | undefined
}

/** The field for a wish, with wishes that work when tapped beside it. */
export function AskScreen({ heading = 'Generate Itinerary', asked, error }: AskScreenProps) {
  return (
    <PageBody>
      <h1 className="font-display text-4xl">{heading}</h1>
      <p className="mt-4 max-w-measure text-lg text-on-surface-muted">
        Say it as you would to a friend. You get days that work: opening hours, distances, meals and
        weather, each with its reasons.
      </p>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-10">
        <HydrateInTurns>
          <WishForm asked={asked} error={error} />
          <WishExamples />
        </HydrateInTurns>
      </div>
    </PageBody>
  )
}

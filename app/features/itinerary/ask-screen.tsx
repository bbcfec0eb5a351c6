import { NarrowPage } from './narrow-page.tsx'
import { WishExamples } from './wish-examples.tsx'
import { WishForm } from './wish-form.tsx'

interface AskScreenProps {
  heading?: string
  wish?: string | undefined
  error?: string | undefined
}

/** The field for a wish, with wishes that work when tapped. */
export function AskScreen({ heading = 'Generate Itinerary', wish, error }: AskScreenProps) {
  return (
    <NarrowPage>
      <div>
        <h1 className="font-display text-4xl">{heading}</h1>
        <p className="mt-4 max-w-measure text-lg text-on-surface-muted">
          Say it as you would to a friend. You get days that work: opening hours, distances, meals
          and weather, each with its reasons.
        </p>
      </div>
      <WishForm wish={wish} error={error} />
      <WishExamples />
    </NarrowPage>
  )
}

import { useBrand } from '#app/lib/site.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { StarryFrame } from '#app/ui/starry-frame.tsx'

export function Landing() {
  const brand = useBrand()
  return (
    <StarryFrame fill="parent" className="grow">
      <section className="mx-auto flex w-full max-w-page grow flex-col justify-center px-gutter py-section text-on-surface">
        <h1 className="max-w-[14ch] font-display text-5xl">Days that really work</h1>
        <p className="mt-6 max-w-[44ch] text-lg text-on-surface-muted">
          Say what you wish for. {brand.name} is being built to plan the rest: opening hours,
          distances, weather and budget, with no account and no network needed.
        </p>
        <div className="mt-10 flex flex-wrap gap-3">
          <LinkButton to="/itinerary/new/plan" size="lg">
            Plan a Trip
          </LinkButton>
          <LinkButton to="/itinerary/new/plan" size="lg" variant="outline">
            Start Chatting
          </LinkButton>
        </div>
      </section>
    </StarryFrame>
  )
}

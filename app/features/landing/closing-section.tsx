import { LinkButton } from '#app/ui/link-button.tsx'
import { StarryFrame } from '#app/ui/starry-frame.tsx'

/** The last section of the page, with its call to action. */
export function ClosingSection() {
  return (
    <StarryFrame fill="parent">
      <section
        aria-labelledby="closing"
        className="mx-auto flex w-full max-w-page flex-col items-center px-gutter pt-section pb-16 text-center text-on-surface"
      >
        <h2 id="closing" className="max-w-[16ch] font-display text-5xl">
          The evening is a good time to begin
        </h2>
        <p className="mt-6 max-w-measure text-balance text-lg text-on-surface-muted">
          One sentence is enough: where, with whom, and what you would hate to miss.
        </p>
        <div className="mt-9 flex w-full flex-wrap justify-center gap-3">
          <LinkButton to="/itinerary/new/plan" size="lg" className="max-[24rem]:w-full">
            Plan My Trip
          </LinkButton>
          <LinkButton to="/contact" size="lg" variant="outline" className="max-[24rem]:w-full">
            Contact Us
          </LinkButton>
        </div>
      </section>
    </StarryFrame>
  )
}

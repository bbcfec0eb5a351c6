import { cx } from '#app/ui/class-names.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { PlaceFacts } from './place-facts.server.ts'
import { planAddress } from './plan-address.ts'

interface SampleCardProps {
  slug: string
  name: string
  facts: PlaceFacts | null
  className: string
}

/** Closes the grid: the sample itinerary of the place, or a plan of one's own where there is none. */
export function SampleCard({ slug, name, facts, className }: SampleCardProps) {
  return (
    <aside
      aria-label={`Days in ${name}`}
      className={cx(
        'flex flex-col justify-center rounded-card border border-paper/20 bg-night/50 p-card',
        className,
      )}
    >
      <h2 className="font-display text-2xl">
        {facts ? `${facts.sample.days} days in ${name}` : `Your days in ${name}`}
      </h2>
      <p className="mt-4 max-w-measure text-on-surface-muted">
        {facts
          ? `A sample for ${facts.sample.month}, with opening hours, distances and meals worked out. Take it as it is, or change every stop.`
          : 'Say when you come and what you like. Opening hours and distances are worked out for you.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {facts && <LinkButton to={`/view-itinerary/${slug}`}>See the sample days</LinkButton>}
        <LinkButton to={planAddress(name)} variant={facts ? 'outline' : 'primary'}>
          Plan my own
        </LinkButton>
      </div>
    </aside>
  )
}

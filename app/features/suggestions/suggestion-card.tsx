import { Star } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { SuggestedPlace, Suggestion } from '#domain/assistant/suggestion.ts'
import { isOpenNow } from '#domain/chat/open-now.ts'

interface SuggestionCardProps {
  suggestion: Suggestion
  heading: 'h3' | 'h4'
  /** What can be done with it, under what is known of it. */
  children?: ReactNode
}

/** A place that the assistant suggests: what it is, why this one, and what is known of it. */
export function SuggestionCard({ suggestion, heading: Heading, children }: SuggestionCardProps) {
  const { title, description, reasoning, placeDetails } = suggestion
  const [failed, setFailed] = useState(false)
  const photo = placeDetails?.photoUrl
  return (
    <li className="flex flex-col gap-2 overflow-hidden rounded-card border border-hairline bg-surface p-4">
      {photo && !failed && (
        <img
          src={photo}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
          className="-mx-4 -mt-4 mb-1 h-36 w-[calc(100%+2rem)] max-w-none object-cover"
        />
      )}
      <Heading className="font-display text-lg">{title}</Heading>
      {description && <p className="text-sm">{description}</p>}
      {reasoning && <p className="text-on-surface-muted text-sm">{reasoning}</p>}
      {placeDetails && <PlaceFacts place={placeDetails} />}
      {children}
    </li>
  )
}

function PlaceFacts({ place }: { place: SuggestedPlace }) {
  const { address, vicinity, rating, totalRatings, priceLevel, website } = place
  const [isOpen] = useState(() => isOpenNow(place, new Date()))
  return (
    <div className="flex flex-col gap-2 text-sm">
      {(address ?? vicinity) && <p className="text-on-surface-muted">{address ?? vicinity}</p>}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {rating !== undefined && (
          <span className="inline-flex items-center gap-1">
            <Star aria-hidden="true" className="size-4 fill-current text-horizon-deep" />
            <span className="sr-only">Rating </span>
            {rating.toFixed(1)}
            {totalRatings !== undefined && ` (${totalRatings} reviews)`}
          </span>
        )}
        {isOpen !== undefined && (
          <Badge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? 'Open now' : 'Closed'}</Badge>
        )}
        {priceLevel !== undefined && priceLevel > 0 && (
          <span>
            <span aria-hidden="true">{'$'.repeat(priceLevel)}</span>
            <span className="sr-only">Price level {priceLevel} of 4</span>
          </span>
        )}
        {priceLevel === 0 && <span>Free</span>}
      </div>
      {website && (
        <p>
          <TextLink href={website} newTab>
            Visit Website
          </TextLink>
        </p>
      )}
    </div>
  )
}

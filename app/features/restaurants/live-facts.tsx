import { Star } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ShownHouse } from '#domain/restaurants/answer.ts'

interface LiveFactsProps {
  live: NonNullable<ShownHouse['live']>
  name: string
  /** Whether this minute is asked about; what is open now tells nothing of another hour. */
  isNow: boolean
}

/** What a live provider says of a house, with the attribution that the provider asks for. */
export function LiveFacts({ live, name, isNow }: LiveFactsProps) {
  const [failed, setFailed] = useState(false)
  const { rating, totalRatings, photoUrl, isOpen, reviews = [], attribution } = live
  const [review] = reviews
  return (
    <div className="mt-2 flex flex-col gap-2 text-sm">
      {photoUrl && !failed && (
        <img
          ref={(picture) => {
            // The picture may have failed before this listener was attached.
            if (picture?.complete && picture.naturalWidth === 0) setFailed(true)
          }}
          src={photoUrl}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
          className="h-36 w-full max-w-md rounded-control object-cover"
        />
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
        {rating !== undefined && (
          <span className="inline-flex items-center gap-1">
            <Star aria-hidden="true" className="size-4 fill-current text-horizon-deep" />
            <span className="sr-only">Rating </span>
            {rating.toFixed(1)}
            {totalRatings !== undefined &&
              ` (${totalRatings.toLocaleString('en-US')} ${totalRatings === 1 ? 'review' : 'reviews'})`}
          </span>
        )}
        {isNow && isOpen !== undefined && (
          <Badge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? 'Open now' : 'Closed now'}</Badge>
        )}
      </p>
      {review && (
        <blockquote className="max-w-measure text-on-surface-muted italic">
          “{review.text.length > 220 ? `${review.text.slice(0, 220)}…` : review.text}”{' '}
          <cite className="not-italic">{review.author}</cite>
        </blockquote>
      )}
      <p className="text-on-surface-muted text-xs">
        <span className="sr-only">About {name}: </span>
        {attribution.map(({ text, url }) => (
          <span key={text} className="mr-3">
            {url ? (
              <TextLink href={url} newTab>
                {text}
              </TextLink>
            ) : (
              text
            )}
          </span>
        ))}
      </p>
    </div>
  )
}

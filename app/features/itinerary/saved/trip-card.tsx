import { CloudRain, Globe, Link2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TripSummary } from '#app/data/trips/index.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { cx } from '#app/ui/class-names.ts'
import { ownAddress } from '#domain/trip/road-stops.ts'
import { countInWords, spanInWords } from '../trip/trip-words.ts'
import { TripCover } from './trip-cover.tsx'

interface TripCardProps {
  trip: TripSummary
  headingLevel: 2 | 3
  /** What the weather spoils, in a sentence. */
  weather?: string | undefined
  /** What can be done with it; outside of the card's own link. */
  actions?: ReactNode
}

const glyph = 'size-3.5 shrink-0'
const sharing = {
  group: { says: 'Group', icon: <Users aria-hidden="true" className={glyph} /> },
  link: { says: 'By link', icon: <Link2 aria-hidden="true" className={glyph} /> },
  public: { says: 'Public', icon: <Globe aria-hidden="true" className={glyph} /> },
} as const

/** A trip in a list: the whole card leads to it. */
export function TripCard({ trip, headingLevel, weather, actions }: TripCardProps) {
  const { id, title, driven, start, end, days, stops, state, shared } = trip
  const Heading = `h${headingLevel}` as const
  const share = shared === 'private' ? undefined : sharing[shared]
  return (
    <div className="relative h-full">
      <Card
        as="article"
        padding="none"
        className={cx(
          // Not laid out while it is out of view. The menu beside it is outside, because it would be
          // clipped.
          'h-full [contain-intrinsic-size:auto_22rem] [content-visibility:auto]',
          'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-horizon',
          '[&_a:focus-visible]:outline-none',
          state === 'archived' && 'opacity-80',
        )}
      >
        <TripCover trip={trip} sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw" />
        <div className="flex flex-col gap-1.5 p-4 pr-16">
          <Heading className="line-clamp-2 break-words font-display font-semibold text-xl">
            <Link to={ownAddress(id, driven)} className="after:absolute after:inset-0">
              {title}
            </Link>
          </Heading>
          <p className="text-on-surface-muted text-sm">{spanInWords(start, end)}</p>
          <p className="text-on-surface-muted text-sm">
            {countInWords(days, 'day')} · {countInWords(stops, 'stop')}
          </p>
          {weather && (
            <p className="flex items-start gap-2 text-sm text-warning">
              <CloudRain aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {weather}
            </p>
          )}
          {(state === 'draft' || share) && (
            <p className="mt-1 flex flex-wrap gap-2">
              {state === 'draft' && <Badge>Draft</Badge>}
              {share && (
                <Badge tone="info" icon={share.icon}>
                  {share.says}
                </Badge>
              )}
            </p>
          )}
        </div>
      </Card>
      {actions && <div className="absolute right-2 bottom-2">{actions}</div>}
    </div>
  )
}

import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { Poster } from '#app/ui/poster.tsx'
import { type PosterSlug, posterPicture } from '#domain/site/posters.ts'
import { planAddress } from '../trip/plan-address.ts'

const examples: readonly { poster: PosterSlug; wish: string }[] = [
  { poster: 'lisbon', wish: 'Four slow days in Lisbon in May with two kids' },
  { poster: 'rome', wish: 'A long weekend in Rome, no museums, good food' },
  { poster: 'kyoto', wish: 'Ten days: Tokyo, Kyoto, Osaka in April' },
  { poster: 'san-francisco', wish: 'A week of road trip from San Francisco to Los Angeles' },
]

/** Postcards with a wish on each: a tap plans it. Nothing is fetched ahead: every one is a plan. */
export function WishExamples() {
  return (
    <nav aria-label="Or start from one of these" className="flex flex-col gap-3">
      <p className="font-semibold">Or start from one of these</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {examples.map(({ poster, wish }) => (
          <Card
            as="li"
            key={wish}
            padding="none"
            lifts
            className="flex min-h-22 items-stretch gap-4 pr-4"
          >
            <span className="relative w-24 shrink-0 overflow-hidden">
              <Poster
                picture={posterPicture(poster, 'square')}
                sizes="6rem"
                alt=""
                className="absolute! inset-0 size-full"
              />
            </span>
            <Link
              to={planAddress(wish)}
              className="self-center py-3 font-semibold leading-snug after:absolute after:inset-0"
            >
              {wish}
            </Link>
          </Card>
        ))}
      </ul>
    </nav>
  )
}

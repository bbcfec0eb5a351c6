import { Link } from 'react-router'
import { cx } from '#app/ui/class-names.ts'
import { Poster } from '#app/ui/poster.tsx'
import { posterPicture, posters } from '#domain/site/posters.ts'

const cards = [
  { slug: 'lisbon', place: '-rotate-6 translate-y-3' },
  { slug: 'japan', place: 'z-1 rotate-2 -translate-y-3' },
  { slug: 'seattle', place: 'rotate-8 translate-y-6' },
] as const

/** Three postcards with posters, each of which leads to its place. */
export function Postcards() {
  return (
    <ul aria-label="Postcards" className="mx-auto flex w-full max-w-xl justify-center pb-8">
      {cards.map(({ slug, place }) => (
        <li
          key={slug}
          data-surface="paper"
          className={cx(
            'relative -mx-[3%] w-[39%] rounded-[6px] bg-surface p-2 pb-1 text-on-surface shadow-soft transition-[filter] hover:brightness-105 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-horizon',
            place,
          )}
        >
          <Poster
            picture={posterPicture(slug, 'tall')}
            sizes="(min-width: 36rem) 13rem, 36vw"
            className="rounded-[3px]"
          />
          <Link
            to={`/${slug}`}
            className="block py-1 text-center font-display text-sm outline-none after:absolute after:inset-0"
          >
            {posters[slug][0]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

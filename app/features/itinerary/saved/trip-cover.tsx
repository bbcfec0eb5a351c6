import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { TripSummary } from '#app/data/trips/index.ts'
import { Poster } from '#app/ui/poster.tsx'
import { isPosterSlug, posterPicture } from '#domain/site/posters.ts'

const DrawnCover = lazy(() =>
  import('./drawn-cover.tsx').then((module) => ({ default: module.DrawnCover })),
)

interface TripCoverProps {
  trip: Pick<TripSummary, 'id' | 'slug' | 'updated'>
  sizes: string
}

/** The poster of where a trip first stays; where there is none, the trip's own drawing over the open road. */
export function TripCover({ trip: { id, slug, updated }, sizes }: TripCoverProps) {
  if (slug !== null && isPosterSlug(slug)) {
    return <Poster picture={posterPicture(slug, 'wide')} alt="" sizes={sizes} />
  }
  return (
    <span className="relative block">
      <Poster picture={posterPicture('default', 'wide')} alt="" sizes={sizes} />
      {/* A changed trip mounts another drawing. */}
      <WhenNear key={`${id} ${updated}`}>
        <DrawnCover id={id} />
      </WhenNear>
    </span>
  )
}

/** Its children, once it comes near the window: a list of a hundred trips reads those that are looked at. */
function WhenNear({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={mark} className="absolute inset-0 block overflow-hidden">
      {isNear && <Suspense>{children}</Suspense>}
    </span>
  )
}

import { useEffect, useRef, useState } from 'react'
import { cx } from '#app/ui/class-names.ts'
import { PosterGrain } from '#app/ui/poster.tsx'
import { afterFailure, betterSources, fallbackImage } from '#domain/pages/content-image.ts'
import {
  isPosterSlug,
  type PosterPicture,
  type PosterShape,
  type PosterSlug,
  posterPicture,
} from '#domain/site/posters.ts'

interface ContentImageProps {
  /** Where the picture is; null where there is none. */
  src: string | null
  /** Empty where the text beside it says the same. */
  alt: string
  /** How wide it is shown, as in `(min-width: 48rem) 50vw, 100vw`. */
  sizes: string
  /** Which cut of a poster suits the place. */
  shape?: PosterShape
  /** And on a phone, where another suits better. */
  phoneShape?: PosterShape
  priority?: boolean
  className?: string
}

/**
 * A picture that an administrator chose: a poster of ours, an upload, or one of another site. One
 * that fails is asked for again where it is ours, and replaced where that does not help.
 */
export function ContentImage({ src, ...rest }: ContentImageProps) {
  // Another picture begins with no failures.
  return <Picture key={src} src={src ?? fallbackImage} {...rest} />
}

function Picture({
  src,
  alt,
  sizes,
  shape = 'wide',
  phoneShape,
  priority = false,
  className,
}: ContentImageProps & { src: string }) {
  const [shown, setShown] = useState({ src, failures: 0 })
  const image = useRef<HTMLImageElement>(null)
  /** Told twice of the same failure, it is still one. */
  const fail = (failed: string) =>
    setShown((now) => {
      if (now.src !== failed || failed === fallbackImage) return now
      const failures = now.failures + 1
      return { src: afterFailure(src, failures, Date.now()), failures }
    })
  // What failed before this code was alive told nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the server rendered can have failed before.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) fail(src)
  }, [])

  const { sources, poster } = versionsOf(shown, shape, phoneShape)
  return (
    <span className="relative block size-full">
      <picture className="contents">
        {sources.map((source) => (
          <source key={source.srcSet} {...source} sizes={sizes} />
        ))}
        <img
          ref={image}
          src={shown.src}
          alt={alt}
          width={poster?.width}
          height={poster?.height}
          onError={() => fail(shown.src)}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          style={poster && { background: poster.placeholder }}
          className={cx('block size-full bg-dusk object-cover', className)}
        />
      </picture>
      {poster && <PosterGrain />}
    </span>
  )
}

/** A picture that failed once is shown as it was asked for, without better versions of it. */
function versionsOf(
  { src, failures }: { src: string; failures: number },
  shape: PosterShape,
  phoneShape: PosterShape = shape,
): { sources: Source[]; poster?: PosterPicture } {
  if (failures > 0) return { sources: [] }
  const slug = posterOf(src)
  if (!slug) {
    return { sources: betterSources(src).map(({ type, address }) => ({ type, srcSet: address })) }
  }
  const poster = posterPicture(slug, shape)
  if (phoneShape === shape) return { sources: poster.sources, poster }
  const onPhones = posterPicture(slug, phoneShape).sources.map((source) => ({
    ...source,
    media: '(width < 40rem)',
  }))
  return { sources: [...onPhones, ...poster.sources], poster }
}

interface Source {
  type: string
  srcSet: string
  media?: string
}

/** Which of our own posters stands at an address; any other picture is none of them. */
export function posterOf(src: string): PosterSlug | undefined {
  const slug = /^\/images\/destinations\/([a-z-]+)(?:\.jpg)?$/.exec(src)?.[1]
  return slug && isPosterSlug(slug) ? slug : undefined
}

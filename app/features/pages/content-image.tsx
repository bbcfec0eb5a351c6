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
  /** The crop, where the picture is one of our posters. */
  shape?: PosterShape
  /** The crop on a phone, where it differs. */
  phoneShape?: PosterShape
  priority?: boolean
  className?: string
}

/**
 * A picture that an administrator chose: one of our posters, an upload, or a picture of another
 * site. After an error ours are retried once; then a fallback is shown.
 */
export function ContentImage({ src, ...rest }: ContentImageProps) {
  // The key resets the count of failures when the picture changes.
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
  /** Ignores repeated errors of the same address. */
  const fail = (failed: string) =>
    setShown((now) => {
      if (now.src !== failed || failed === fallbackImage) return now
      const failures = now.failures + 1
      return { src: afterFailure(src, failures, Date.now()), failures }
    })
  // An error before hydration fired no event here, so the image is checked once.
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

/** After an error the picture is shown without its alternative formats. */
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

/** The poster that an address names; undefined for any other picture. */
export function posterOf(src: string): PosterSlug | undefined {
  const slug = /^\/images\/destinations\/([a-z-]+)(?:\.jpg)?$/.exec(src)?.[1]
  return slug && isPosterSlug(slug) ? slug : undefined
}

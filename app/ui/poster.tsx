import { cx } from './class-names.ts'

interface PosterProps {
  /** A picture in several formats and widths; `placeholder` is a CSS background of its colours. */
  picture: {
    alt: string
    width: number
    height: number
    placeholder: string
    sources: readonly { type: string; srcSet: string }[]
    src: string
  }
  /** How wide it is shown, as in `(min-width: 48rem) 50vw, 100vw`. */
  sizes: string
  /** Overrides the picture's own alternative text; empty where text beside it says the same. */
  alt?: string
  /** For the largest picture of the first screen, which is fetched eagerly. */
  priority?: boolean
  className?: string
}

/**
 * A picture as wide as its parent. Its space is reserved with a placeholder in its colours, so that
 * nothing moves when it loads; a grain texture lies over it.
 */
export function Poster({ picture, sizes, alt, priority = false, className }: PosterProps) {
  return (
    <span
      style={{
        background: picture.placeholder,
        aspectRatio: `${picture.width} / ${picture.height}`,
      }}
      className={cx('relative block w-full overflow-hidden', className)}
    >
      <picture className="contents">
        {picture.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={picture.src}
          alt={alt ?? picture.alt}
          width={picture.width}
          height={picture.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
      <PosterGrain />
    </span>
  )
}

/** A paper grain texture over the nearest positioned element. */
export function PosterGrain() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 bg-[url(/images/poster-grain.png)] bg-size-[96px]"
    />
  )
}

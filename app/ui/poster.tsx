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
  /** In place of the picture's own words; empty where text beside it says the same. */
  alt?: string
  /** The largest picture of a page's first screen: fetched at once. */
  priority?: boolean
  className?: string
}

/** A picture as wide as its parent. It takes its place at once, in its own proportions and colours, and fills it when it has come; over it the grain of the paper. */
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

/** The grain of the paper, over the whole of the nearest positioned element: what makes a print of a drawing. */
export function PosterGrain() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 bg-[url(/images/poster-grain.png)] bg-size-[96px]"
    />
  )
}

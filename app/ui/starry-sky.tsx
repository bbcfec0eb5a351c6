import { cx } from './class-names.ts'
import { scatterStars } from './stars.ts'

const still = scatterStars(64, 1513)
const quick = scatterStars(9, 1470)
const slow = scatterStars(7, 1553)

/** The stars of every sky: most stand still, a few twinkle a moment when the page arrives. */
export function StarrySky() {
  return (
    <>
      <Stars stars={still} />
      <Stars stars={quick} className="animate-twinkle" />
      <Stars stars={slow} className="animate-twinkle [animation-delay:1.2s]" />
    </>
  )
}

/**
 * Each layer is an element of its own, so that its opacity alone is animated, by the compositor. A
 * narrow sky, which is all behind words, has half as many stars and they are fainter.
 */
function Stars({ stars, className }: { stars: typeof still; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={cx(
        'absolute inset-x-0 top-0 h-[900px] w-full fill-foam max-md:opacity-60 max-md:[&>:nth-child(even)]:hidden',
        className,
      )}
    >
      {stars.map((star) => (
        <circle
          key={`${star.x} ${star.y}`}
          cx={`${star.x}%`}
          cy={star.y}
          r={star.radius}
          opacity={star.opacity}
        />
      ))}
    </svg>
  )
}

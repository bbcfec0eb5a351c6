import { cx } from './class-names.ts'
import { scatterStars } from './stars.ts'

const still = drawn(scatterStars(64, 1513))
const quick = drawn(scatterStars(9, 1470))
const slow = drawn(scatterStars(7, 1553))

/**
 * The stars. Most are static; on wide screens a few twinkle once when the page loads. A phone, whose
 * processor is busy with the page then and whose sky is behind text, shows them at rest.
 */
export function StarrySky() {
  return (
    <>
      <Stars stars={still} />
      <Stars stars={quick} className="md:animate-twinkle" />
      <Stars stars={slow} className="md:animate-twinkle md:[animation-delay:1.2s]" />
    </>
  )
}

/** As one string of markup, so that React hydrates one element instead of eighty. */
function drawn(stars: ReturnType<typeof scatterStars>): { __html: string } {
  const circles = stars.map(
    ({ x, y, radius, opacity }) =>
      `<circle cx="${x}%" cy="${y}" r="${radius}" opacity="${opacity}"></circle>`,
  )
  return { __html: circles.join('') }
}

/**
 * Each layer is an element, so that only its opacity is animated, by the compositor. Narrow
 * screens, where text covers the sky, show half of the stars, fainter.
 */
function Stars({ stars, className }: { stars: { __html: string }; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={cx(
        'absolute inset-x-0 top-0 h-[900px] w-full fill-foam max-md:opacity-60 max-md:[&>:nth-child(even)]:hidden',
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers that this module has made itself.
      dangerouslySetInnerHTML={stars}
    />
  )
}

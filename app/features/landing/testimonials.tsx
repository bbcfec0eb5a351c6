import { Badge } from '#app/ui/badge.tsx'
import { horizontalScroller } from '#app/ui/horizontal-scroller.ts'
import { PageBody } from '#app/ui/page-body.tsx'

const voices = [
  {
    words:
      'We stopped arguing about museums. The plan said which one was open late, and that was that.',
    who: 'Two sisters, a long weekend in Paris',
  },
  {
    words:
      'It left the afternoon empty because I had asked for it. Nobody has ever done that for me.',
    who: 'A nurse on her first week off, Lisbon',
  },
  {
    words: 'Seven people, eleven receipts, three payments. We are still friends.',
    who: 'An old football team, the road to Porto',
  },
] as const

/** Testimonials. Each is marked as a sample, until there are real ones. */
export function Testimonials() {
  return (
    <PageBody aria-labelledby="testimonials">
      <p className="font-semibold text-link">Testimonials</p>
      <h2 id="testimonials" className="mt-2 font-display text-4xl">
        Letters home
      </h2>
      <p className="mt-4 max-w-measure text-balance text-lg text-on-surface-muted">
        These are samples, written by us. Real letters take their place as they arrive.
      </p>
      <ul
        {...horizontalScroller}
        aria-labelledby="testimonials"
        className="row-on-phone mt-6 grid md:mt-12 auto-rows-fr gap-6 md:grid-cols-3"
      >
        {voices.map(({ words, who }) => (
          <li
            key={who}
            data-surface="paper"
            className="overflow-clip rounded-[6px] text-on-surface shadow-soft md:even:translate-y-6"
          >
            <figure className="airmail-edge flex h-full flex-col bg-surface p-6 md:min-h-68 md:max-lg:p-4">
              <Badge tone="info" className="self-start">
                Sample
              </Badge>
              <blockquote className="mt-5 text-balance font-display text-xl md:max-lg:text-pretty md:max-lg:text-lg">
                “{words}”
              </blockquote>
              <figcaption className="mt-auto pt-6 text-on-surface-muted text-sm">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageBody>
  )
}

import type { ReactNode } from 'react'
import { useBrand } from '#app/lib/site.ts'
import { Card } from '#app/ui/card.tsx'
import { cx } from '#app/ui/class-names.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { PiriReisMap } from './piri-reis-map.tsx'

/** Two columns, for headings and for text; every chapter uses them. */
const columns = 'grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'

export function AboutScreen() {
  const { name } = useBrand()
  return (
    <>
      <PageBody className={cx('items-baseline gap-y-5 pb-14', columns)}>
        <h1 className="font-display text-4xl">About {name}</h1>
        <p className="max-w-[28em] text-xl leading-[1.45]">
          Our mission is a real AI travel agent: one that listens, knows when the museum closes,
          counts the minutes between two stops, keeps an eye on the weather and on your budget, and
          gives you a day that works when you are standing in it.
        </p>
      </PageBody>

      <Chapter title="Our Belief">
        <p>
          Travel is among the best things people do with their time, and planning it should feel
          like the beginning of the trip, not like a second job. Most planning is spent on questions
          a machine can answer: what is open, what is near, what fits. The questions worth a long
          evening with friends are the others.
        </p>
        <p>
          So the machine should do the arithmetic and leave the dreaming to you. It should say when
          it estimates, never invent a place or a rating, and work for you rather than for whoever
          pays the most. That is also why {name} stores only what is needed, and does not sell data.
        </p>
      </Chapter>

      <Chapter title="What We're Building">
        <p>
          A planner that turns wishes into days: itineraries by the hour, road trips with real legs,
          a board where ideas wait for their turn, and groups that decide together and split the
          bill without a spreadsheet. An assistant called {name} runs through all of it.
        </p>
        <p>
          It runs on a laptop without an account, a key or any outside service, so it depends on
          nobody else to keep its word. For the people who run the places along the way there is{' '}
          <TextLink to="/partners">{name} for Business</TextLink>.
        </p>
      </Chapter>

      <Chapter title="Who We Are">
        <p>
          Two co-founders and the people who join them. We are small on purpose and work from
          wherever we are; if that sounds like you, see <TextLink to="/careers">careers</TextLink>.
        </p>
        <ul className="grid gap-6 pt-2 sm:grid-cols-2">
          <Founder title="CEO">
            Looks after travelers and partners: what {name} should be, for whom, and on what terms.
          </Founder>
          <Founder title="CPTO">
            Looks after product and technology: how it feels, how it is built, and that it tells the
            truth.
          </Founder>
        </ul>
      </Chapter>

      <PageBody
        aria-labelledby="why-the-name"
        className={cx('items-center gap-y-10 pt-4 pb-16', columns)}
      >
        <div>
          <h2 id="why-the-name" className="font-display text-3xl">
            Why the Name
          </h2>
          <div className="mt-5 flex max-w-measure flex-col gap-4 text-on-surface-muted text-lg">
            <p>
              In 1513 the Ottoman captain Piri Reis drew a map of the world. He had not seen most of
              it. He laid some twenty older maps side by side, charts of sailors and scholars of
              many nations, and joined what they knew into one.
            </p>
            <p>
              A part of that map survives in Istanbul. We like the idea in it: nobody knows the
              whole way, but put together with care, what many know will get you there.
            </p>
          </div>
        </div>
        <PiriReisMap />
      </PageBody>

      <Chapter title="Where We're Going">
        <p>
          Toward an agent you can hand a trip to: one that swaps the hike for the museum when the
          forecast turns, calls the restaurant that takes no bookings online, and tells everyone in
          the group. Step by step, and each step useful on its own.
        </p>
        <p>What is not finished says so. What is an estimate says so, too.</p>
        <div className="flex flex-wrap gap-3 pt-4">
          <LinkButton to="/itinerary/new/plan" size="lg">
            Plan a Trip
          </LinkButton>
          <LinkButton to="/contact" size="lg" variant="outline">
            Contact Us
          </LinkButton>
        </div>
      </Chapter>
    </>
  )
}

/** A heading with its text beside it. */
function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageBody className="pt-0 pb-0">
      <section
        aria-label={title}
        className={cx('items-baseline gap-y-5 border-hairline border-t py-12', columns)}
      >
        <h2 className="font-display text-3xl">{title}</h2>
        <div className="flex flex-col gap-4 text-lg text-on-surface-muted [&>p]:max-w-measure">
          {children}
        </div>
      </section>
    </PageBody>
  )
}

function Founder({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="li">
      <p className="text-on-surface-muted text-sm">Co-founder</p>
      <h3 className="mt-1 font-display text-2xl">{title}</h3>
      <p className="mt-3 text-base text-on-surface-muted">{children}</p>
    </Card>
  )
}

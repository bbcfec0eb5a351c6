import { Link } from 'react-router'
import { openChat } from '#app/features/chat/index.ts'
import { cx } from '#app/ui/class-names.ts'
import { horizontalScroller } from '#app/ui/horizontal-scroller.ts'
import { PageBody } from '#app/ui/page-body.tsx'
import { Stamp, type StampName } from './stamp.tsx'

interface Feature {
  stamp: StampName
  title: string
  text: string
  /** The address of the part that it is about. */
  to: string
}

/** Where the chat can't be opened, a plan is begun instead. */
const chat = '/itinerary/new/plan'

const features: readonly Feature[] = [
  {
    stamp: 'clock',
    title: 'Days that hold together',
    text: 'Opening hours, visits, walks and meals are weighed against each other before you see a plan.',
    to: '/view-itinerary/paris',
  },
  {
    stamp: 'letter',
    title: 'An agent you just talk to',
    text: 'Write the way you would to a friend. It asks for what is missing and remembers what you said.',
    to: chat,
  },
  {
    stamp: 'road',
    title: 'Road trips with a bed each night',
    text: 'Stops worth stopping for, hours at the wheel you choose, and somewhere to sleep on the way.',
    to: '/roadtrip',
  },
  {
    stamp: 'board',
    title: 'A board for every idea',
    text: 'Keep what you hear of, give it a day when you know one, and see the month at a glance.',
    to: '/ideaboard',
  },
  {
    stamp: 'table',
    title: 'Made for more than one',
    text: 'Invite by a link, talk in one place, vote on suggestions, and change the plan together.',
    to: '/group-planning',
  },
  {
    stamp: 'coin',
    title: 'Shares that come out even',
    text: 'Note who paid, photograph the receipt, and settle up to the cent in the fewest payments.',
    to: '/group-planning',
  },
]

/** Small rotations of the cards' paper; the text stays straight. */
const tilts = [
  '-rotate-[0.5deg]',
  'rotate-[0.35deg]',
  '-rotate-[0.2deg]',
  'rotate-[0.5deg]',
  '-rotate-[0.4deg]',
]

/** The six features, each on a card. */
export function Features() {
  return (
    <PageBody aria-labelledby="core-features">
      <h2 id="core-features" className="font-display text-4xl">
        Core Features
      </h2>
      <p className="mt-4 max-w-measure text-balance text-lg text-on-surface-muted">
        Six things you no longer need a spreadsheet, four tabs and a patient friend for.
      </p>
      <ul
        {...horizontalScroller}
        aria-labelledby="core-features"
        className="row-on-phone mt-6 grid md:mt-12 auto-rows-fr gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3"
      >
        {features.map(({ stamp, title, text, to }, index) => (
          <li
            key={title}
            data-surface="paper"
            className="relative isolate flex flex-col p-6 text-on-surface has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-horizon md:min-h-60"
          >
            <span
              aria-hidden="true"
              className={cx(
                'absolute inset-0 -z-10 rounded-[6px] bg-surface shadow-soft',
                tilts[index % tilts.length],
              )}
            />
            <div className="flex justify-between gap-4">
              <h3 className="mt-1 font-display text-xl">
                <Link
                  to={to}
                  onClick={(event) => {
                    if (to === chat && openChat()) event.preventDefault()
                  }}
                  className="rounded-chip outline-none after:absolute after:inset-0"
                >
                  {title}
                </Link>
              </h3>
              <Stamp name={stamp} />
            </div>
            <p className="mt-3 text-balance text-on-surface-muted md:mt-auto md:pt-5">{text}</p>
          </li>
        ))}
      </ul>
    </PageBody>
  )
}

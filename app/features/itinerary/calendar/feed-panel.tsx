import { useState } from 'react'
import { endFeed, makeFeed, type TripFeed } from '#app/data/calendar/trip-calendar.ts'
import type { UseTripCalendar } from '#app/data/calendar/use-trip-calendar.ts'
import { Button } from '#app/ui/button.tsx'
import { shortDay } from '#domain/calendar/english-dates.ts'
import { localDay } from '#domain/calendar/local-time.ts'
import type { LinkTick } from '#domain/sharing/links.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { Ticks } from '../share/choices.tsx'
import { useAccountWork } from '../share/use-account-work.ts'
import { GiveFeed } from './give-feed.tsx'

interface FeedPanelProps {
  tripId: TripId
  feeds: readonly TripFeed[]
  act: UseTripCalendar['act']
}

/** Addresses that calendar programs subscribe to: a new one is shown once, those there are can be ended. */
export function FeedPanel({ tripId, feeds, act }: FeedPanelProps) {
  const [ticked, setTicked] = useState<readonly LinkTick[]>([])
  const [secret, setSecret] = useState<string | null>(null)
  const { isBusy, problem, doing } = useAccountWork(act)
  return (
    <section aria-label="Subscribe" className="flex flex-col gap-3">
      <h3 className="font-semibold">As a calendar to subscribe to</h3>
      <p className="max-w-measure text-on-surface-muted">
        Your program asks for changes by itself, about every hour. Whoever has the address sees the
        trip, until you end it.
      </p>
      {secret ? (
        <GiveFeed
          secret={secret}
          note="This is shown once: we keep only a fingerprint of it. Copy it now, or make another later."
        />
      ) : (
        <>
          <Ticks ticked={ticked} onChange={setTicked} />
          <Button
            variant="secondary"
            className="self-start"
            loading={isBusy}
            onClick={() =>
              void doing(async (client) => {
                const made = await makeFeed(client, tripId, ticked)
                if (made.ok) setSecret(made.value)
                return made
              })
            }
          >
            Make an address
          </Button>
        </>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      {feeds.length > 0 && (
        <ul aria-label="Addresses" className="flex flex-col gap-2">
          {feeds.map((feed) => (
            <li
              key={feed.id}
              className="flex flex-wrap items-center justify-between gap-x-3 rounded-control border border-hairline bg-surface-sunken px-4 py-2"
            >
              <span className="text-sm">{feedInWords(feed)}</span>
              <Button
                variant="ghost"
                size="sm"
                className="-mr-2"
                disabled={isBusy}
                onClick={() =>
                  void doing(async (client) => {
                    const ended = await endFeed(client, feed.id)
                    // The newest is the one that is shown.
                    if (ended.ok && feed === feeds[0]) setSecret(null)
                    return ended
                  })
                }
              >
                End this address
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function feedInWords({ createdAt, lastUsedOn }: TripFeed): string {
  const made = `Made ${localDay(createdAt)}`
  return lastUsedOn
    ? `${made}, last asked for ${shortDay(lastUsedOn)}`
    : `${made}, not asked for yet`
}

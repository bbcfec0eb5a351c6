import { Eye, MessageSquarePlus, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonClasses } from '#app/ui/button-classes.ts'
import { cx } from '#app/ui/class-names.ts'
import { LinkCalendarButton } from '../calendar/link-calendar-button.tsx'
import { TripMap } from '../map/trip-map.tsx'
import { useSameReference } from '../trip/same-reference.ts'
import { TripDays } from '../trip/trip-days.tsx'
import { TripLayout } from '../trip/trip-layout.tsx'
import { countInWords } from '../trip/trip-words.ts'
import { CopyButton } from './copy-button.tsx'
import { EndedScreen } from './ended-screen.tsx'
import { lastShown } from './last-shown.ts'
import { SharedNotes } from './shared-notes.tsx'
import type { SharedTrip } from './shared-trip.ts'
import { type SentSuggestion, SuggestForm } from './suggest-form.tsx'
import { type LiveShare, useLiveShare } from './use-live-share.ts'

interface SharedScreenProps {
  /** The link's secret, or the published trip's id. */
  id: string
  shared: SharedTrip
  answer: SentSuggestion | undefined
}

/** A trip as its link shows it: to read, to copy, and to suggest something where the link allows it. */
export function SharedScreen({ id, shared, answer }: SharedScreenProps) {
  const live = useLiveShare(shared)
  useEffect(() => lastShown.set(id, shared), [id, shared])
  const { facts, rights } = shared
  // The trip is fetched again on every join, and is mostly the same.
  const trip = useSameReference(shared.trip)
  if (live.ended) return <EndedScreen />
  const maySuggest = rights === 'suggest'
  return (
    <TripLayout
      trip={trip}
      map={<TripMap trip={trip} />}
      bar={<SharedBar id={id} shared={shared} live={live} />}
      lead={<SharedNotes trip={trip} />}
      aside={maySuggest && <SuggestForm trip={trip} answer={answer} />}
    >
      <TripDays trip={trip} facts={facts} />
    </TripLayout>
  )
}

interface SharedBarProps {
  id: string
  shared: SharedTrip
  live: LiveShare
}

function SharedBar({ id, shared, live }: SharedBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <CopyButton trip={shared.trip} />
      <LinkCalendarButton id={id} />
      {shared.rights === 'suggest' && (
        <a
          href="#suggest"
          className={cx(buttonClasses({ variant: 'outline', size: 'sm' }), 'gap-2')}
        >
          <MessageSquarePlus aria-hidden="true" className="size-5" />
          Suggest something
        </a>
      )}
      <output className="flex flex-wrap items-center gap-x-4 text-on-surface-muted text-sm">
        {live.others > 0 && (
          <span className="inline-flex min-h-touch items-center gap-2">
            <Eye aria-hidden="true" className="size-5 shrink-0" />
            {othersInWords(live.others)}
          </span>
        )}
        {live.updatedAt && <Updated key={live.updatedAt.getTime()} at={live.updatedAt} />}
      </output>
    </div>
  )
}

/** More are not counted: the number does not matter then, and anybody with the link can drive it up. */
const mostCounted = 20

const othersInWords = (count: number): string =>
  count > mostCounted
    ? `More than ${mostCounted} others are looking`
    : `${countInWords(count, 'other')} ${count === 1 ? 'is' : 'are'} looking`

/** Made when it is needed: the format takes a phone long to make, and few pages need it. */
const clockTime = (at: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(at)
const minute = 60_000

function Updated({ at }: { at: Date }) {
  const [isFresh, setFresh] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), minute)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span className="inline-flex min-h-touch animate-fade-in items-center gap-2">
      <RefreshCw aria-hidden="true" className="size-5 shrink-0" />
      {isFresh ? 'Updated just now' : `Updated at ${clockTime(at)}`}
    </span>
  )
}

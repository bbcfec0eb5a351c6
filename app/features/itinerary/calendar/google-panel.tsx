import { useState } from 'react'
import {
  putIntoGoogle,
  type TripCalendar,
  type TripPush,
  takeOutOfGoogle,
} from '#app/data/calendar/trip-calendar.ts'
import type { UseTripCalendar } from '#app/data/calendar/use-trip-calendar.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { authorizeCalendar } from '#app/lib/account/calendar-authorization.ts'
import { useBrand, useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import type { Trip } from '#domain/trip/schema.ts'
import type { PushProblem } from '#domain/trip-calendar/push-messages.ts'
import { useAccountWork } from '../share/use-account-work.ts'
import { NumbersChoice } from './numbers-choice.tsx'

interface GooglePanelProps {
  trip: Trip
  calendar: TripCalendar
  act: UseTripCalendar['act']
}

/** The trip in a calendar of its own at Google, which follows its changes. */
export function GooglePanel({ trip, calendar, act }: GooglePanelProps) {
  const { push, connected } = calendar
  const isConfigured = useSite()?.calendar !== undefined
  return (
    <section aria-label="Google Calendar" className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">In Google Calendar</h3>
      {!isConfigured ? (
        <p className="text-on-surface-muted">Google is not configured on this site.</p>
      ) : !connected || push?.state === 'consent' ? (
        <Connect wasConnected={push !== null} />
      ) : (
        <Push trip={trip} push={push} act={act} />
      )}
    </section>
  )
}

function Connect({ wasConnected }: { wasConnected: boolean }) {
  const { supabase } = useAccount()
  const site = useSite()
  const brand = useBrand()
  const [problem, setProblem] = useState<string | null>(null)
  const leave = async () => {
    const { error } = await authorizeCalendar(supabase, site?.calendar)
    if (error) setProblem(error.message)
  }
  return (
    <>
      <p className="max-w-measure text-on-surface-muted">
        {wasConnected
          ? `Google no longer lets ${brand.name} change this calendar, so it stays as it is. Connect again, and it goes on by itself.`
          : `Connect your Google Calendar first. Google will ask you to let ${brand.name} see your calendars and change their events; it only writes into calendars that it made.`}
      </p>
      <Button variant="secondary" onClick={() => void leave()}>
        {wasConnected ? 'Connect again' : 'Connect Google Calendar'}
      </Button>
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
    </>
  )
}

const problemWords: Readonly<Record<PushProblem, string>> = {
  quota: 'Google takes no more changes for now. We try again by ourselves.',
  provider: 'Google did not answer as it should. We try again by ourselves.',
  not_configured: 'Nothing stands in for Google’s calendars here, so the trip reaches none.',
  unreadable: 'This trip was made by a newer version, and can’t be put into a calendar yet.',
}

function stateInWords(push: TripPush | null, name: string): string {
  if (!push) {
    return `It gets a calendar of its own, “${name}”, which follows your changes within minutes. Only stops, nights and bookings go in.`
  }
  if (push.problem) return problemWords[push.problem]
  if (push.wanted === 'gone') return 'It is being removed from Google Calendar.'
  return push.state === 'done'
    ? `It is in your Google Calendar as “${name}”, and follows your changes within minutes.`
    : 'It is on its way into Google Calendar.'
}

interface PushProps {
  trip: Trip
  push: TripPush | null
  act: UseTripCalendar['act']
}

function Push({ trip, push, act }: PushProps) {
  const brand = useBrand()
  const [numbers, setNumbers] = useState(push?.numbers ?? false)
  const { isBusy, problem, doing } = useAccountWork(act)
  return (
    <>
      <p aria-live="polite" className="max-w-measure text-on-surface-muted">
        {stateInWords(push, `${brand.name}: ${trip.title}`)}
      </p>
      <NumbersChoice chosen={numbers} onChange={setNumbers} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          loading={isBusy}
          loadingLabel="Writing…"
          onClick={() => void doing((client) => putIntoGoogle(client, trip.id, numbers))}
        >
          {push ? 'Update now' : 'Put into Google Calendar'}
        </Button>
        {push && (
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => void doing((client) => takeOutOfGoogle(client, trip.id))}
          >
            Remove from Google Calendar
          </Button>
        )}
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
    </>
  )
}

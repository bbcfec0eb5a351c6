import { ArrowDown } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { weekdayAndDay } from '#domain/calendar/english-dates.ts'
import type { SwapByLink } from '#domain/site/evening-mails.ts'
import { ownAddress } from '#domain/trip/road-stops.ts'
import { NarrowPage } from '../narrow-page.tsx'
import { NoSuchLink } from './no-such-link.tsx'

interface EveningSwapScreenProps {
  swap: SwapByLink | null
  /** Whose forecast it is, and how old. */
  source: string | null
}

/** What the link of a mail would change; only its button does. Works without JavaScript too. */
export function EveningSwapScreen({ swap, source }: EveningSwapScreenProps) {
  const { state: moving, formMethod } = useNavigation()
  if (!swap) return <NoSuchLink />
  const { state, title, date, number, stops, trip } = swap
  return (
    <NarrowPage>
      <header className="flex flex-col gap-2">
        <h1 className="font-display text-4xl">{headings[state]}</h1>
        <p className="text-lg text-on-surface-muted">
          {title}, day {number}: {weekdayAndDay(date)}
        </p>
      </header>
      <p aria-live="polite" className="max-w-measure text-lg empty:hidden">
        {says[state]}
      </p>
      {(state === 'open' || state === 'taken') && (
        <Card as="section" aria-label="Before and after" className="flex flex-col gap-6">
          <ul className="flex flex-col gap-6">
            {stops.map(({ before, why, after }) => (
              <li key={before} className="flex flex-col gap-2">
                <p>
                  <span className="block text-on-surface-muted text-sm">Before</span>
                  <span className="font-semibold">{before}</span>
                </p>
                <p className="text-sm text-warning">{why}</p>
                <p className="flex items-start gap-2">
                  <ArrowDown aria-hidden="true" className="mt-1 size-4 shrink-0" />
                  <span>
                    <span className="block text-on-surface-muted text-sm">After</span>
                    {after}
                  </span>
                </p>
              </li>
            ))}
          </ul>
          <p className="text-on-surface-muted text-sm">{source}</p>
        </Card>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {state === 'open' && (
          <Form method="post" replace className="max-sm:*:w-full">
            <Button
              type="submit"
              size="lg"
              loading={moving !== 'idle' && formMethod === 'POST'}
              loadingLabel="Changing…"
            >
              {stops.length === 1 ? 'Change it' : `Change these ${stops.length}`}
            </Button>
          </Form>
        )}
        <LinkButton to={ownAddress(trip)} size="lg" variant={variantOf(state)}>
          Open the trip
        </LinkButton>
      </div>
    </NarrowPage>
  )
}

const variantOf = (state: SwapByLink['state']) => (state === 'open' ? 'outline' : 'primary')

const headings: Readonly<Record<SwapByLink['state'], string>> = {
  open: 'A change for the weather',
  taken: 'It is changed',
  used: 'This change was made already',
  over: 'The day has begun',
  changed: 'The trip has changed since',
}

const says: Readonly<Record<SwapByLink['state'], string>> = {
  open: '',
  taken: 'It stands in the trip’s history, where you can take it back.',
  used: 'The link works once. What it did stands in the trip’s history, where you can take it back.',
  over: 'The link worked until then. Nothing was changed.',
  changed:
    'The mail was about the trip as it was then, so nothing was changed. The trip’s page has the weather of the plan as it is now.',
}

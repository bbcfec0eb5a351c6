import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { MailByLink } from '#domain/site/evening-mails.ts'
import { ownAddress } from '#domain/trip/road-stops.ts'
import { NarrowPage } from '../narrow-page.tsx'
import { NoSuchLink } from './no-such-link.tsx'

/** Ends the mails of a trip, by a button, because opening the link must not. */
export function EveningMailScreen({ mail }: { mail: MailByLink | null }) {
  const { state, formMethod } = useNavigation()
  if (!mail) return <NoSuchLink />
  const { trip, title, on } = mail
  return (
    <NarrowPage>
      <h1 className="font-display text-4xl">
        {on ? 'Stop the mails in the evening' : 'The mails are stopped'}
      </h1>
      <p aria-live="polite" className="max-w-measure text-lg text-on-surface-muted">
        {on
          ? `In the evening before each day of ${title} you get its plan and its weather.`
          : `You get no more mails about ${title}. The trip’s page can switch them on again.`}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {on && (
          <Form method="post" replace className="max-sm:*:w-full">
            <Button
              type="submit"
              size="lg"
              loading={state !== 'idle' && formMethod === 'POST'}
              loadingLabel="Stopping…"
            >
              Stop these mails
            </Button>
          </Form>
        )}
        <LinkButton to={ownAddress(trip)} size="lg" variant={on ? 'outline' : 'primary'}>
          Open the trip
        </LinkButton>
      </div>
    </NarrowPage>
  )
}

import { useMissingPage } from '#app/lib/account/sign-in-request.ts'
import { NoTripPage } from '../no-trip-page.tsx'

const plan = { to: '/itinerary/new/plan', label: 'Plan a trip of your own' }

/** Shown for a link that was revoked, has ended or never was, without telling which. */
export function EndedScreen() {
  useMissingPage()
  return (
    <NoTripPage heading="This itinerary isn’t shared here" plan={plan}>
      The link has ended, was taken back, or lost a letter on its way. Whoever sent it to you can
      make a new one.
    </NoTripPage>
  )
}

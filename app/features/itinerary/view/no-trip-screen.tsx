import { PageBody } from '#app/ui/page-body.tsx'
import { Skeleton, SkeletonRegion } from '#app/ui/skeleton.tsx'
import { NoTripPage } from '../no-trip-page.tsx'

const plan = { to: '/generate-itinerary', label: 'Plan a trip' }

/** Shown whether the trip is somebody else's, was deleted, or never was: these can't be told apart. */
export function NoTripScreen() {
  return (
    <NoTripPage heading="No itinerary here" plan={plan}>
      It may be in another browser, in an account that is not signed in here, or it was deleted. A
      trip that was planned without an account stays in the browser it was planned in.
    </NoTripPage>
  )
}

export function UnreadableScreen() {
  return (
    <NoTripPage heading="This itinerary can’t be read" plan={plan}>
      It was changed by a newer version of this site, or its storage was damaged. It is kept as it
      is: reload the page in a while.
    </NoTripPage>
  )
}

/** The shape of a trip, until this browser's store has answered. */
export function TripSkeleton() {
  return (
    <PageBody className="py-10 md:py-14">
      <h1 className="sr-only">Itinerary</h1>
      <noscript>
        <p className="mb-8 text-lg">
          This trip is kept in your browser, and opening it needs JavaScript.
        </p>
      </noscript>
      <SkeletonRegion label="Opening your trip…" className="flex flex-col gap-6">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-72 max-w-3xl rounded-card" />
        <Skeleton className="h-72 max-w-3xl rounded-card" />
      </SkeletonRegion>
    </PageBody>
  )
}

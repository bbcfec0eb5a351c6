import { data } from 'react-router'
import { EndedScreen } from '#app/features/itinerary/shared/ended-screen.tsx'
import { fetchSharedTrip } from '#app/features/itinerary/shared/fetch-shared-trip.server.ts'
import { lastShown } from '#app/features/itinerary/shared/last-shown.ts'
import { sendSuggestion } from '#app/features/itinerary/shared/send-suggestion.server.ts'
import { SharedScreen } from '#app/features/itinerary/shared/shared-screen.tsx'
import { datesInWords, touristTrip } from '#app/features/itinerary/trip/trip-words.ts'
import { SkyBehindPage } from '#app/features/shell/sky-behind-page.tsx'
import { pageMeta, siteFacts } from '#app/lib/page-meta.ts'
import { previewPath, sharedPath } from '#domain/sharing/links.ts'
import { socialCardSize } from '#domain/site/social-cards.ts'
import type { Route } from './+types/shared-itinerary.ts'

export const meta: Route.MetaFunction = (args) => {
  const shared = args.loaderData
  if (!shared) {
    const description = 'This itinerary is not shared here.'
    return pageMeta(args, { title: 'Shared itinerary', description, index: false })
  }
  const { trip, preview, isPublic } = shared
  const alt = `${trip.title}: its days drawn as a map`
  const description = `${datesInWords(trip)}, day by day.`
  const path = sharedPath(trip.id)
  return [
    ...pageMeta(args, {
      title: trip.title,
      description,
      index: isPublic,
      ...(isPublic && { canonicalPath: path }),
      image: { path: previewPath(preview), alt, ...socialCardSize },
    }),
    // Structured data only for a published trip: no search engine indexes a link.
    ...(isPublic
      ? [
          {
            'script:ld+json': touristTrip(
              trip,
              `${siteFacts(args.matches).publicUrl}${path}`,
              description,
            ),
          },
        ]
      : []),
  ]
}

/**
 * The address is a secret: no other site gets it as a referrer, no cache keeps it, and a link is listed by no
 * search engine. `same-origin` instead of `no-referrer`, with which a plain form would be sent without its
 * origin and refused.
 */
export async function loader(args: Route.LoaderArgs) {
  const shared = await fetchSharedTrip(args, args.params.id)
  const headers = {
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(!shared?.isPublic && { 'x-robots-tag': 'noindex, nofollow' }),
  }
  return data(shared, { status: shared ? 200 : 404, headers })
}

/** Sent in one piece with its drawing, so that readers without scripts see it. */
export const handle = { sentWhole: true }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const action = (args: Route.ActionArgs) => sendSuggestion(args, args.params.id)

/** Where the trip can't be loaded again for now, the one on the screen stays. */
export async function clientLoader({ params: { id }, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    const shown = lastShown.get(id)
    if (!shown) throw error
    return shown
  }
}

export default function SharedItinerary({ params, loaderData, actionData }: Route.ComponentProps) {
  return (
    <SkyBehindPage>
      {loaderData ? (
        <SharedScreen key={params.id} id={params.id} shared={loaderData} answer={actionData} />
      ) : (
        <EndedScreen />
      )}
    </SkyBehindPage>
  )
}

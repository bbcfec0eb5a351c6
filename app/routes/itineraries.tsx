import { fetchSamples } from '#app/features/itinerary/samples/fetch-samples.server.ts'
import { samplesMeta } from '#app/features/itinerary/samples/sample-meta.ts'
import { SamplesScreen } from '#app/features/itinerary/samples/samples-screen.tsx'
import { RecentTrips } from '#app/features/itinerary/saved/recent-trips.tsx'
import { SkyBehindPage } from '#app/features/shell/sky-behind-page.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import type { Route } from './+types/itineraries.ts'

export const meta: Route.MetaFunction = (args) => samplesMeta(args)

export const loader = () => fetchSamples()

export const handle = keptPage()

export default function Itineraries({ loaderData }: Route.ComponentProps) {
  return (
    <SkyBehindPage>
      <SamplesScreen list={loaderData} recent={<RecentTrips />} />
    </SkyBehindPage>
  )
}

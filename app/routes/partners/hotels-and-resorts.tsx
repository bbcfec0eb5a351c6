import { hotelsAndResorts as content } from '#app/features/partners/content/hotels-and-resorts.ts'
import { PartnerScreen } from '#app/features/partners/partner-screen.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import { organizationData } from '#app/lib/organization.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/hotels-and-resorts.ts'

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: content.audience, description: content.summary }),
  organizationData(args),
]

export const handle = keptPage()

export default function PartnersHotels() {
  return <PartnerScreen content={content} />
}

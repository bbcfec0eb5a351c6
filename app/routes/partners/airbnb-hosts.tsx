import { airbnbHosts as content } from '#app/features/partners/content/airbnb-hosts.ts'
import { PartnerScreen } from '#app/features/partners/partner-screen.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import { organizationData } from '#app/lib/organization.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/airbnb-hosts.ts'

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: content.audience, description: content.summary }),
  organizationData(args),
]

export const handle = keptPage()

export default function PartnersHosts() {
  return <PartnerScreen content={content} />
}

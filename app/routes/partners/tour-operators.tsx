import { tourOperators as content } from '#app/features/partners/content/tour-operators.ts'
import { PartnerScreen } from '#app/features/partners/partner-screen.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import { organizationData } from '#app/lib/organization.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/tour-operators.ts'

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: content.audience, description: content.summary }),
  organizationData(args),
]

export const handle = keptPage()

export default function PartnersTourOperators() {
  return <PartnerScreen content={content} />
}

import { PartnersScreen } from '#app/features/partners/partners-screen.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import { organizationData } from '#app/lib/organization.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/landing.ts'

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: (brand) => `${brand.name} for Business`,
    description: 'For destinations, hotels, tour operators and hosts: be part of the plan.',
  }),
  organizationData(args),
]

export const handle = keptPage()

export default PartnersScreen

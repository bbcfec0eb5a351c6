import { AboutScreen } from '#app/features/company/about-screen.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import { organizationData } from '#app/lib/organization.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/about.ts'

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: (brand) => `About ${brand.name}`,
    description: (brand) =>
      `Why ${brand.name} exists, who makes it, and where the name comes from.`,
    canonicalPath: '/about',
  }),
  organizationData(args),
]

export const handle = keptPage()

export default AboutScreen

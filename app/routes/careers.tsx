import { CareersScreen } from '#app/features/company/careers-screen.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/careers.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Careers',
    description: (brand) => `Work on ${brand.name}: remote-first, a small team, real problems.`,
  })

export const handle = keptPage()

export default CareersScreen

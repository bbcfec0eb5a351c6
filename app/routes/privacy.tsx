import { PrivacyScreen } from '#app/features/company/privacy-screen.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/privacy.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy Policy',
    description: (brand) =>
      `What ${brand.name} stores, where, for how long, and how to take it with you or delete it.`,
  })

export const handle = keptPage()

export default PrivacyScreen

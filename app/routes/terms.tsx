import { TermsScreen } from '#app/features/company/terms-screen.tsx'
import { keptPage } from '#app/lib/kept-page.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/terms.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms of Service',
    description: (brand) => `The terms of using ${brand.name}, in plain words.`,
  })

export const handle = keptPage()

export default TermsScreen

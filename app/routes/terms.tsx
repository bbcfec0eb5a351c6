import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/terms.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms of Service',
    description: (brand) => `The terms of using ${brand.name}.`,
  })

export default function Terms() {
  return (
    <UnbuiltScreen heading="Terms of Service">
      The terms are being written. Until they stand here, nothing is sold and nothing is owed.
    </UnbuiltScreen>
  )
}

import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/privacy.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy Policy',
    description: (brand) => `What ${brand.name} stores, where, and how to get rid of it.`,
  })

export default function Privacy() {
  return (
    <UnbuiltScreen heading="Privacy Policy">
      The full text is being written. Today this site stores nothing about you.
    </UnbuiltScreen>
  )
}

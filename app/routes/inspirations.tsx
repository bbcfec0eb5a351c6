import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/inspirations.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Travel Inspirations',
    description: 'Destinations worth a detour, with the days already thought through.',
  })

export default function Inspirations() {
  return (
    <UnbuiltScreen heading="Travel Inspirations">
      The first destinations are being written. They will appear here, newest first.
    </UnbuiltScreen>
  )
}

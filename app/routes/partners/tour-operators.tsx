import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/tour-operators.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Tour Operators',
    description: 'Get your tours placed in itineraries.',
  })

export default function PartnersTourOperators() {
  return <UnbuiltScreen heading="Tour Operators">This page is being written.</UnbuiltScreen>
}

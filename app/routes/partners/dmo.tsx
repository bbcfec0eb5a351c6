import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/dmo.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Destination Marketing',
    description: 'Be featured at the moment travellers plan.',
  })

export default function PartnersDmo() {
  return <UnbuiltScreen heading="Destination Marketing">This page is being written.</UnbuiltScreen>
}

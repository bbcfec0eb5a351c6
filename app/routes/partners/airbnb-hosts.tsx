import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/airbnb-hosts.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Airbnb Hosts',
    description: 'Recommend your favourite local spots to your guests.',
  })

export default function PartnersHosts() {
  return <UnbuiltScreen heading="Airbnb Hosts">This page is being written.</UnbuiltScreen>
}

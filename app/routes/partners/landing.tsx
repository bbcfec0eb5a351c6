import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { useBrand } from '#app/lib/site.ts'
import type { Route } from './+types/landing.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: (brand) => `${brand.name} for Business`,
    description: 'For destinations, hotels, tour operators and hosts: be part of the plan.',
  })

export default function PartnersLanding() {
  const brand = useBrand()
  return (
    <UnbuiltScreen heading={`${brand.name} for Business`}>
      This page is being written.
    </UnbuiltScreen>
  )
}

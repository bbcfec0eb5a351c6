import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/hotels-and-resorts.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Hotels & Resorts',
    description: 'Put what your property offers into your guests’ days.',
  })

export default function PartnersHotels() {
  return <UnbuiltScreen heading="Hotels &amp; Resorts">This page is being written.</UnbuiltScreen>
}

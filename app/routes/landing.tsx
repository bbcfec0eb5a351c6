import { receiveContact } from '#app/features/contact/receive-contact.ts'
import { Landing } from '#app/features/landing/landing.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/landing.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: (brand) => `${brand.name}: plan days that really work`,
    description:
      'An AI travel planner for travellers and groups: opening hours, distances, weather and budget, thought through.',
  })

/** Contact messages are posted to the root of the site. */
export const middleware: Route.MiddlewareFunction[] = [receiveContact]

export default Landing

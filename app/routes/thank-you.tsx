import { ThankYouScreen } from '#app/features/contact/thank-you-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/thank-you.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Thank You!',
    description: 'Your message has reached us.',
    index: false,
  })

export default ThankYouScreen

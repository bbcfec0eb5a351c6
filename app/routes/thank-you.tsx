import { pageMeta } from '#app/lib/page-meta.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { Route } from './+types/thank-you.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Thank You!',
    description: 'Your message has reached us.',
    index: false,
  })

export default function ThankYou() {
  return (
    <PageBody>
      <h1 className="font-display text-4xl">Thank You!</h1>
      <p className="mt-4 max-w-measure text-lg">
        We've received your message and will get back to you as soon as possible.
      </p>
      <LinkButton to="/" className="mt-8">
        Back to Home
      </LinkButton>
    </PageBody>
  )
}

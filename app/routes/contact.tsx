import { ContactScreen } from '#app/features/contact/contact-screen.tsx'
import { returnContact } from '#app/features/contact/return-contact.server.ts'
import { keptPage } from '#app/lib/kept-page.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/contact.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Get in Touch',
    description: (brand) =>
      `Write to the people behind ${brand.name}. A person reads every message.`,
  })

export function action({ request }: Route.ActionArgs) {
  return returnContact(request)
}

export const handle = keptPage()

export default function Contact({ actionData }: Route.ComponentProps) {
  return <ContactScreen returned={actionData} />
}

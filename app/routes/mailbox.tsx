import { data } from 'react-router'
import { MailboxScreen } from '#app/features/mailbox/mailbox-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/mailbox.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Local mailbox',
    description: 'Mail that would have been sent from this laptop.',
    index: false,
  })

export function loader({ context }: Route.LoaderArgs) {
  const { mailbox } = context.get(servicesContext)
  if (!mailbox) throw data(null, { status: 404 })
  return { messages: mailbox.messages() }
}

export default function LocalMailbox({ loaderData }: Route.ComponentProps) {
  return <MailboxScreen messages={loaderData.messages} />
}

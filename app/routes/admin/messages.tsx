import { fetchMessages } from '#app/features/admin/messages/fetch-messages.server.ts'
import { MessagesScreen } from '#app/features/admin/messages/messages-screen.tsx'
import { readMoment } from '#app/features/admin/read-moment.server.ts'
import { requireAdmin } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import type { Route } from './+types/messages.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  const unreadOnly = searchParams.get('show') === 'unread'
  const before = readMoment(searchParams.get('before'))
  return { unreadOnly, ...(await fetchMessages(supabaseOf(args.context), { before, unreadOnly })) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Contact Messages',
    description: 'What visitors wrote to the team.',
    index: false,
  })

export default function AdminMessages({ loaderData }: Route.ComponentProps) {
  return <MessagesScreen {...loaderData} />
}

import { MessagesScreen } from '#app/features/admin/messages/messages-screen.tsx'
import { readMessages } from '#app/features/admin/messages/read-messages.ts'
import { readMoment } from '#app/features/admin/read-moment.ts'
import { requireAdmin } from '#app/lib/account/signed-in.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.ts'
import type { Route } from './+types/messages.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  const unreadOnly = searchParams.get('show') === 'unread'
  const before = readMoment(searchParams.get('before'))
  return { unreadOnly, ...(await readMessages(supabaseOf(args.context), { before, unreadOnly })) }
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

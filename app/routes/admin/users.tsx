import { fetchPeople } from '#app/features/admin/people/fetch-people.server.ts'
import { PeopleScreen } from '#app/features/admin/people/people-screen.tsx'
import { requireAdmin } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import type { Route } from './+types/users.ts'

export const loader = async (args: Route.LoaderArgs) => {
  const { id: ownId } = await requireAdmin(args)
  const search = new URL(args.request.url).searchParams.get('q')?.slice(0, 200) ?? ''
  return { ownId, search, ...(await fetchPeople(supabaseOf(args.context), search)) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Users',
    description: 'Who has an account, and who is an administrator.',
    index: false,
  })

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  return <PeopleScreen {...loaderData} />
}

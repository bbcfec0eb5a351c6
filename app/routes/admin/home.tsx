import { fetchOverview } from '#app/features/admin/fetch-overview.server.ts'
import { OverviewScreen } from '#app/features/admin/overview-screen.tsx'
import { requireAdmin } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import type { Route } from './+types/home.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  return fetchOverview(supabaseOf(args.context))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Admin',
    description: 'The administrators’ area.',
    index: false,
  })

export default function AdminHome({ loaderData }: Route.ComponentProps) {
  return <OverviewScreen {...loaderData} />
}

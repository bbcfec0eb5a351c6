import { OverviewScreen } from '#app/features/admin/overview-screen.tsx'
import { readOverview } from '#app/features/admin/read-overview.ts'
import { requireAdmin } from '#app/lib/account/signed-in.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.ts'
import type { Route } from './+types/home.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  return readOverview(supabaseOf(args.context))
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

import { fetchPages } from '#app/features/admin/pages/fetch-pages.server.ts'
import { PagesScreen } from '#app/features/admin/pages/pages-screen.tsx'
import { requireAdmin } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import type { Route } from './+types/pages.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  return { pages: await fetchPages(supabaseOf(args.context)) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pages',
    description: 'Destination pages and their sections.',
    index: false,
  })

export default function AdminPages({ loaderData }: Route.ComponentProps) {
  return <PagesScreen {...loaderData} />
}

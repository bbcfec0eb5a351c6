import { readMoment } from '#app/features/admin/read-moment.server.ts'
import { fetchTrail } from '#app/features/admin/trail/fetch-trail.server.ts'
import { TrailScreen } from '#app/features/admin/trail/trail-screen.tsx'
import { requireAdmin } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import type { Route } from './+types/audit.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  const before = readMoment(new URL(args.request.url).searchParams.get('before'))
  return fetchTrail(supabaseOf(args.context), { before })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Audit Trail',
    description: 'What administrators did, and when.',
    index: false,
  })

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return <TrailScreen {...loaderData} />
}

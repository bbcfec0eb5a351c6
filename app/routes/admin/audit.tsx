import { readMoment } from '#app/features/admin/read-moment.ts'
import { readTrail } from '#app/features/admin/trail/read-trail.ts'
import { TrailScreen } from '#app/features/admin/trail/trail-screen.tsx'
import { requireAdmin } from '#app/lib/account/signed-in.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.ts'
import type { Route } from './+types/audit.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  const before = readMoment(new URL(args.request.url).searchParams.get('before'))
  return readTrail(supabaseOf(args.context), { before })
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

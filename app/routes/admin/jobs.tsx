import { fetchJobs } from '#app/features/admin/jobs/fetch-jobs.server.ts'
import { JobsScreen } from '#app/features/admin/jobs/jobs-screen.tsx'
import { requireAdmin } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import type { Route } from './+types/jobs.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  const failedOnly = new URL(args.request.url).searchParams.get('show') === 'failed'
  return { failedOnly, ...(await fetchJobs(supabaseOf(args.context), { failedOnly })) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Jobs',
    description: 'What the site does by the clock, and what became of it.',
    index: false,
  })

export default function AdminJobs({ loaderData }: Route.ComponentProps) {
  return <JobsScreen {...loaderData} />
}

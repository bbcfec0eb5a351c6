import { PageEditor } from '#app/features/admin/pages/page-editor.tsx'
import { requireAdmin } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/page-new.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  return null
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'New Page',
    description: 'Write a new destination page.',
    index: false,
  })

export default function AdminPageNew() {
  return <PageEditor start={null} onReload={async () => {}} />
}

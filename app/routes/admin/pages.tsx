import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { requireAdmin } from '#app/lib/account/signed-in.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/pages.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  return null
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pages',
    description: 'Destination pages and their sections.',
    index: false,
  })

export default function AdminPages() {
  return (
    <UnbuiltScreen heading="Pages">
      The page editor is being built. It needs accounts first.
    </UnbuiltScreen>
  )
}

import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { requireAdmin } from '#app/lib/account/signed-in.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/page-edit.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  return null
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Edit Page',
    description: 'Change a destination page.',
    index: false,
  })

export default function AdminPageEdit() {
  return (
    <UnbuiltScreen heading="Edit Page">
      The page editor is being built. It needs accounts first.
    </UnbuiltScreen>
  )
}

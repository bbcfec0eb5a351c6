import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { requireAdmin } from '#app/lib/account/signed-in.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/home.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  return null
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Admin',
    description: 'The administrators’ area.',
    index: false,
  })

export default function AdminHome() {
  return (
    <UnbuiltScreen heading="Admin">
      The administrators’ area is being built. It needs accounts first.
    </UnbuiltScreen>
  )
}

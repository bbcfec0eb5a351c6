import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { requirePerson } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/group-planning.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requirePerson(args)
  return null
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Group Planning',
    description: 'Decide together, chat, and split what it costs fairly.',
  })

export default function GroupPlanning() {
  return (
    <UnbuiltScreen heading="Group Planning">
      Groups are being built. You will decide together here, and split what it costs fairly.
    </UnbuiltScreen>
  )
}

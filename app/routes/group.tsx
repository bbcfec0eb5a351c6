import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { requirePerson } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/group.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requirePerson(args)
  return null
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Group',
    description: 'A travel group.',
    index: false,
  })

export default function Group() {
  return (
    <UnbuiltScreen heading="Group">
      Groups are being built. This one can’t be opened yet.
    </UnbuiltScreen>
  )
}

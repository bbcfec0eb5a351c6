import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/idea-board.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Trip Planning Board',
    description: 'Collect ideas for a trip, move them along and put them on a calendar.',
    canonicalPath: '/ideaboard',
  })

export default function IdeaBoard() {
  return (
    <UnbuiltScreen heading="Trip Planning Board">
      The board is being built. You will collect ideas here before there are dates, and need no
      account for it.
    </UnbuiltScreen>
  )
}

import { Suspense } from 'react'
import { BoardScreen } from '#app/features/board/board-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/idea-board.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Trip Planning Board',
    description: 'Collect ideas for a trip, move them along and put them on a calendar.',
    canonicalPath: '/ideaboard',
  })

/** Hydrates after the frame around it, so that the two are separate tasks. */
export default function IdeaBoard() {
  return (
    <Suspense>
      <BoardScreen />
    </Suspense>
  )
}

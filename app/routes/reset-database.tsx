import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { localModeOnly } from '#app/lib/local-mode.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/reset-database.ts'

export const loader = localModeOnly

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Reset Database',
    description: 'Start again with a fresh demo database.',
    index: false,
  })

export default function ResetDatabase() {
  return (
    <UnbuiltScreen heading="Reset Database">
      The reset is being built. Until then, stop the server and remove its data folder.
    </UnbuiltScreen>
  )
}

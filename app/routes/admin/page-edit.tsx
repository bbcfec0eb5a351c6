import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/page-edit.ts'

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

import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/page-new.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'New Page',
    description: 'Write a new destination page.',
    index: false,
  })

export default function AdminPageNew() {
  return (
    <UnbuiltScreen heading="New Page">
      The page editor is being built. It needs accounts first.
    </UnbuiltScreen>
  )
}

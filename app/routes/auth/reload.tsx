import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/reload.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Finishing sign-in',
    description: 'The last step of signing in.',
    index: false,
  })

export default function AuthReload() {
  return (
    <UnbuiltScreen heading="Finishing sign-in">
      Accounts are being built, so there is nothing to finish yet.
    </UnbuiltScreen>
  )
}

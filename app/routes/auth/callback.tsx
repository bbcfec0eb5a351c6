import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/callback.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Signing in',
    description: 'The way back from signing in.',
    index: false,
  })

export default function AuthCallback() {
  return (
    <UnbuiltScreen heading="Signing in">
      Accounts are being built, so there is nobody to sign in yet.
    </UnbuiltScreen>
  )
}

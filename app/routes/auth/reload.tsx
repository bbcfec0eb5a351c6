import { ReloadScreen } from '#app/features/auth/reload-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/reload.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Finishing sign-in',
    description: 'The last step of signing in.',
    index: false,
  })

export default function AuthReload() {
  return <ReloadScreen />
}

import { SignInScreen } from '#app/features/auth/sign-in-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/sign-in.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Sign in',
    description: (brand) => `Sign in to ${brand.name}.`,
    index: false,
  })

export default function SignIn() {
  return <SignInScreen />
}

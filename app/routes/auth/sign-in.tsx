import { redirect } from 'react-router'
import { SignInScreen } from '#app/features/auth/sign-in-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/sign-in.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Sign in',
    description: (brand) => `Sign in to ${brand.name}.`,
    index: false,
  })

/**
 * A form sent before its script runs arrives here. It is posted only to keep the password out of
 * the address; nobody reads it, and the page is shown again.
 */
export function action({ request }: Route.ActionArgs) {
  const from = new URL(request.url).searchParams.get('from')
  return redirect(from ? `/auth?${new URLSearchParams({ from })}` : '/auth', 303)
}

export default function SignIn() {
  return <SignInScreen />
}

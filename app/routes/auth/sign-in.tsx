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
 * Receives forms that are submitted before hydration. They post so that passwords stay out of the
 * address; the body is ignored and the page shown again.
 */
export function action({ request }: Route.ActionArgs) {
  const from = new URL(request.url).searchParams.get('from')
  return redirect(from ? `/auth?${new URLSearchParams({ from })}` : '/auth', 303)
}

export default function SignIn() {
  return <SignInScreen />
}

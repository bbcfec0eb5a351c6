import { redirect } from 'react-router'
import { AccountScreen } from '#app/features/account/account-screen.tsx'
import { requirePerson } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/account.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Account',
    description: 'Your profile, your ways to sign in, and your data.',
    index: false,
  })

export async function loader(args: Route.LoaderArgs) {
  const setsPassword = new URL(args.request.url).searchParams.get('set') === 'password'
  return { person: await requirePerson(args), setsPassword }
}

/**
 * Receives forms that are submitted before hydration. They post so that passwords stay out of the
 * address; the body is ignored.
 */
export const action = () => redirect('/account', 303)

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} />
}

import { redirect } from 'react-router'
import { CallbackScreen } from '#app/features/auth/callback-screen.tsx'
import { finishSignIn } from '#app/features/auth/finish-sign-in.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.ts'
import type { Route } from './+types/callback.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Signing in',
    description: 'The way back from signing in.',
    index: false,
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const finished = await finishSignIn(supabaseOf(context), new URL(request.url).searchParams)
  if (finished.kind === 'recovery') throw redirect('/account?set=password')
  return finished.kind === 'failed' ? { problem: finished.problem } : {}
}

export default function AuthCallback({ loaderData }: Route.ComponentProps) {
  return <CallbackScreen problem={loaderData.problem} />
}

import { data } from 'react-router'
import { ResetScreen } from '#app/features/admin/reset-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/reset-database.ts'

/** The reset procedure; 404 where there is none. */
function procedure({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { resetDatabase } = context.get(servicesContext)
  if (!resetDatabase) throw data(null, { status: 404 })
  return resetDatabase
}

export const loader = (args: Route.LoaderArgs) => procedure(args).counts()

export async function action(args: Route.ActionArgs) {
  const result = await procedure(args).reset()
  return data(result, { status: result.success ? 200 : 500 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Reset Database',
    description: 'Start again with a fresh demo database.',
    index: false,
  })

export default function ResetDatabase({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetScreen counts={loaderData} result={actionData} />
}

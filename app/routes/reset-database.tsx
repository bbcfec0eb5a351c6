import { data } from 'react-router'
import { ResetScreen } from '#app/features/admin/reset-screen.tsx'
import { localModeOnly } from '#app/lib/local-mode.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { servicesContext } from '#app/lib/services.ts'
import type { Route } from './+types/reset-database.ts'

export const loader = localModeOnly

/** Where there is no procedure there is no such page. */
export async function action({ context }: Route.ActionArgs) {
  const { resetDatabase } = context.get(servicesContext)
  if (!resetDatabase) throw data(null, { status: 404 })
  const result = await resetDatabase()
  return data(result, { status: result.success ? 200 : 500 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Reset Database',
    description: 'Start again with a fresh demo database.',
    index: false,
  })

export default function ResetDatabase({ actionData }: Route.ComponentProps) {
  return <ResetScreen result={actionData} />
}

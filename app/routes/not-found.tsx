import { pageNotFound } from '#app/features/shell/not-found-diagnostics.server.ts'
import { PageNotFound } from '#app/features/shell/page-not-found.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/not-found.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Page Not Found',
    description: 'This page does not exist or has been moved.',
    index: false,
  })

export const loader = (args: Route.LoaderArgs) => pageNotFound(args)

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <PageNotFound diagnostics={loaderData.diagnostics} />
}

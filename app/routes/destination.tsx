import { pageNotFound } from '#app/features/shell/not-found-diagnostics.ts'
import { PageNotFound } from '#app/features/shell/page-not-found.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/destination.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Page Not Found',
    description: 'There is no published page at this address.',
    index: false,
  })

export const loader = (args: Route.LoaderArgs) => pageNotFound(args)

export default function Destination({ loaderData }: Route.ComponentProps) {
  return (
    <PageNotFound diagnostics={loaderData.diagnostics} reason="Page not found or unpublished" />
  )
}

import { data, redirect } from 'react-router'
import type { Route } from './+types/redirect.ts'
import { partnerRedirects } from './redirects.ts'

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const target = partnerRedirects[pathname.replaceAll('/', '')]
  if (!target) throw data(null, { status: 404 })
  return redirect(`${target}${search}`, 301)
}

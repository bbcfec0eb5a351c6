import { data, redirect } from 'react-router'
import type { Route } from './+types/redirect.ts'
import { partnerRedirects } from './redirects.ts'

/** The router matches in any letter case, and asks for a link's data under the path with `.data`. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const name = pathname
    .replace(/\.data$/, '')
    .replaceAll('/', '')
    .toLowerCase()
  const target = partnerRedirects[name]
  if (!target) throw data(null, { status: 404 })
  // The router's own, of a link's data.
  searchParams.delete('_routes')
  return redirect(searchParams.size > 0 ? `${target}?${searchParams}` : target, 301)
}

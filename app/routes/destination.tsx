import { data } from 'react-router'
import { DestinationScreen } from '#app/features/pages/destination-screen.tsx'
import { fetchDestination } from '#app/features/pages/fetch-page.server.ts'
import { placeFacts } from '#app/features/pages/place-facts.server.ts'
import { picturesOf } from '#app/features/pages/section-pictures.server.ts'
import { pageNotFound } from '#app/features/shell/not-found-diagnostics.server.ts'
import { PageNotFound } from '#app/features/shell/page-not-found.tsx'
import { destinationData } from '#app/lib/destination-data.ts'
import { keptPage } from '#app/lib/kept-page.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import { slugProblem } from '#domain/pages/slug.ts'
import type { Route } from './+types/destination.ts'

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData || !('page' in loaderData)) {
    return pageMeta(args, {
      title: 'Page Not Found',
      description: 'There is no published page at this address.',
      index: false,
    })
  }
  const { page, preview } = loaderData
  const name = page.friendly_name
  const [first] = page.sections
  const image = first?.image_url
  return [
    ...pageMeta(args, {
      title: name,
      description: (brand) =>
        `${name}: what is worth your time, and days that really work. Planned with ${brand.name}.`,
      canonicalPath: `/${page.slug}`,
      ...(preview && { index: false }),
      ...(image && { image: { path: image, alt: name } }),
    }),
    destinationData(args, { name, slug: page.slug, description: first?.description, image }),
  ]
}

export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args
  const preview = new URL(request.url).searchParams.get('preview') === 'true'
  const page = slugProblem(params.slug)
    ? null
    : await fetchDestination(supabaseOf(context), params.slug, preview)
  if (!page) return pageNotFound(args)
  const facts = await placeFacts(page.slug)
  return data({ page, preview, facts, pictures: picturesOf(page.sections) })
}

export const handle = keptPage<typeof loader>((read) => 'page' in read)

export default function Destination({ loaderData }: Route.ComponentProps) {
  if ('page' in loaderData) return <DestinationScreen {...loaderData} />
  return (
    <PageNotFound diagnostics={loaderData.diagnostics} reason="Page not found or unpublished" />
  )
}

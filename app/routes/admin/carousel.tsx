import { CarouselAdminScreen } from '#app/features/admin/carousel/carousel-admin-screen.tsx'
import { requireAdmin } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/carousel.ts'

export const loader = async (args: Route.LoaderArgs) => {
  const { id } = await requireAdmin(args)
  return { personId: id }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Carousel Admin',
    description: 'The destinations that the carousel shows, and their order.',
    index: false,
  })

export default function CarouselAdmin({ loaderData }: Route.ComponentProps) {
  return <CarouselAdminScreen {...loaderData} />
}

import { UiGallery } from '#app/features/ui-gallery/ui-gallery.tsx'
import { localModeOnly } from '#app/lib/local-mode.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { PageBody } from '#app/ui/page-body.tsx'
import type { Route } from './+types/ui-gallery.ts'

export const loader = (args: Route.LoaderArgs) => localModeOnly(args)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Design system',
    description: 'Every piece of the design system in every state.',
    index: false,
  })

export default function Gallery() {
  return (
    <PageBody>
      <UiGallery />
    </PageBody>
  )
}

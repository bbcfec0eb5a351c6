import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { useBrand } from '#app/lib/site.ts'
import type { Route } from './+types/contact.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Get in Touch',
    description: (brand) => `Write to the people behind ${brand.name}.`,
  })

export default function Contact() {
  const brand = useBrand()
  return (
    <UnbuiltScreen heading="Get in Touch">
      The contact form is being built. Until then, write to{' '}
      <a className="underline" href={`mailto:${brand.email}`}>
        {brand.email}
      </a>
      .
    </UnbuiltScreen>
  )
}

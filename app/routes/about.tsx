import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { useBrand } from '#app/lib/site.ts'
import type { Route } from './+types/about.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: (brand) => `About ${brand.name}`,
    description: (brand) => `Why ${brand.name} exists and who makes it.`,
    canonicalPath: '/about',
  })

export default function About() {
  const brand = useBrand()
  return <UnbuiltScreen heading={`About ${brand.name}`}>This page is being written.</UnbuiltScreen>
}

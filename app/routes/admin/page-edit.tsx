import { useState } from 'react'
import { data, useRevalidator } from 'react-router'
import { fetchEditor } from '#app/features/admin/pages/fetch-editor.server.ts'
import { MissingPage } from '#app/features/admin/pages/missing-page.tsx'
import { PageEditor } from '#app/features/admin/pages/page-editor.tsx'
import { requireAdmin } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import type { Route } from './+types/page-edit.ts'

export const loader = async (args: Route.LoaderArgs) => {
  await requireAdmin(args)
  const start = await fetchEditor(supabaseOf(args.context), args.params.slug)
  return data({ start }, { status: start ? 200 : 404 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Edit Page',
    description: 'Change a destination page.',
    index: false,
  })

export default function AdminPageEdit({ loaderData: { start }, params }: Route.ComponentProps) {
  const [begun, setBegun] = useState(0)
  /**
   * The data that the editor was opened with, once a reload was asked for: newer data then mounts
   * it again.
   */
  const [outdated, setOutdated] = useState<typeof start>(null)
  const { revalidate } = useRevalidator()
  if (outdated && outdated !== start) {
    setOutdated(null)
    setBegun(begun + 1)
  }
  if (!start) return <MissingPage slug={params.slug} />
  const reload = () => {
    setOutdated(start)
    return revalidate()
  }
  return <PageEditor key={`${start.seen.id} ${begun}`} start={start} onReload={reload} />
}

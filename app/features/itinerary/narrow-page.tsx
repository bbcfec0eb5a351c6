import type { ReactNode } from 'react'
import { PageBody } from '#app/ui/page-body.tsx'

/** A page of a few lines and a form, as wide as they read well. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return (
    <PageBody>
      <div className="flex max-w-3xl flex-col gap-8">{children}</div>
    </PageBody>
  )
}

import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { cx } from '#app/ui/class-names.ts'
import { PageBody } from '#app/ui/page-body.tsx'

const links = [
  ['/admin', 'Overview'],
  ['/admin/pages', 'Pages'],
  ['/admin/carousel', 'Carousel'],
  ['/admin/messages', 'Messages'],
  ['/admin/users', 'Users'],
  ['/admin/audit', 'Audit trail'],
  ['/admin/jobs', 'Jobs'],
] as const

interface AdminFrameProps {
  heading: string
  /** Beside the heading: the screen's main action. */
  action?: ReactNode
  children: ReactNode
}

/** The heading and the navigation of every screen of the administrators' area. */
export function AdminFrame({ heading, action, children }: AdminFrameProps) {
  return (
    <PageBody className="py-10">
      <nav aria-label="Administration" className="-mx-2 mb-8">
        <ul className="flex flex-wrap gap-1">
          {links.map(([to, label]) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/admin'}
                className={({ isActive }) =>
                  cx(
                    'inline-flex min-h-touch items-center rounded-control px-3 font-semibold sm:px-4',
                    isActive ? 'bg-foam text-ink' : 'text-on-surface hover:bg-hover',
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-display text-4xl">{heading}</h1>
        {action}
      </div>
      {children}
    </PageBody>
  )
}

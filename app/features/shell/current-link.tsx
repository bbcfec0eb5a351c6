import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { isCurrent, type NavigationLink } from './navigation-links.ts'

interface CurrentLinkProps {
  link: NavigationLink
  className: (current: boolean) => string
  onClick?: () => void
  children: ReactNode
}

/**
 * A navigation link that is marked, also with `aria-current`, when it leads to the current page.
 */
export function CurrentLink({ link, className, onClick, children }: CurrentLinkProps) {
  const { pathname } = useLocation()
  const current = isCurrent(link, pathname)
  return (
    <Link
      to={link.to}
      onClick={onClick}
      aria-current={current ? 'page' : undefined}
      className={className(current)}
    >
      {children}
    </Link>
  )
}

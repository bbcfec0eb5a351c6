import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { isCurrent, type NavigationLink } from './navigation-links.ts'

interface CurrentLinkProps {
  link: NavigationLink
  className: (current: boolean) => string
  onClick?: () => void
  children: ReactNode
}

/** A link of the navigation that shows, and says, when it leads to where one is. */
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

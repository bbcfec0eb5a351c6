import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { VisuallyHidden } from './visually-hidden.tsx'

type RouteLink = ComponentProps<typeof Link> & { href?: undefined; newTab?: undefined }
type PlainLink = ComponentProps<'a'> & { href: string; to?: undefined; newTab?: boolean }

/** `to` is a route of the app; `href` is any other address: another site, mail, a download. */
export type AnyLinkProps = RouteLink | PlainLink

export function AnyLink(props: AnyLinkProps) {
  if (props.href === undefined) return <Link {...props} />

  const { newTab = false, to: _, children, ...rest } = props
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...rest} {...target}>
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  )
}

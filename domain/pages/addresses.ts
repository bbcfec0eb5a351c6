/**
 * Addresses that an administrator may put on a page. Only what a browser reads as it is written:
 * a path of this site, or another site by http(s). Scripts, data and look-alikes of paths are none.
 */
import { z } from 'zod'

const longest = 2048

/** Browsers drop tabs and line ends, and take a backslash for a slash. */
const misread = /[\p{Cc}\s\\]/u
const isPath = (text: string) => /^\/(?!\/)/.test(text)
const isSite = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text)
const isMail = (text: string) => /^mailto:[^@\s]+@[^@\s]+$/i.test(text)

const address = (...kinds: ((text: string) => boolean)[]) => {
  const allowed = (text: string) => !misread.test(text) && kinds.some((isKind) => isKind(text))
  return (message: string) =>
    z.string().trim().max(longest, 'This address is too long.').refine(allowed, message)
}

/** Where a picture is. A picture of another site must be as safe as the page that shows it. */
export const imageAddress = address(
  isPath,
  (text) => isSite(text) && !/^http:/i.test(text),
)('Please enter an address that begins with https:// or with /.')

export const linkAddress = address(
  isPath,
  isSite,
)('Please enter an address that begins with https:// or with /.')

export const callAddress = address(
  isPath,
  isSite,
  isMail,
)('Please enter an address that begins with https://, mailto: or /.')

/** What people paste: an address without its protocol is another site's, or a path of this one. */
export function completeLink(text: string, ownHost: string): string {
  const link = text.trim()
  const own = new RegExp(`^(?:https?://)?${ownHost.replaceAll('.', '\\.')}(?=/|$)`, 'i')
  if (own.test(link)) return link.replace(own, '') || '/'
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(link) ? `https://${link}` : link
}

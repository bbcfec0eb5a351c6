/**
 * Addresses that an administrator may put on a page: paths of this site, and http(s) addresses.
 * Refused are scripts, data URLs and texts that browsers resolve differently than they look.
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

/** A picture's address. Pictures of other sites need https, as the page has. */
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

/**
 * Completes what people paste: an address of this site becomes its path, one of another site
 * without a protocol gets https.
 */
export function completeLink(text: string, ownHost: string): string {
  const link = text.trim()
  const own = new RegExp(`^(?:https?://)?${ownHost.replaceAll('.', '\\.')}(?=/|$)`, 'i')
  if (own.test(link)) return link.replace(own, '') || '/'
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(link) ? `https://${link}` : link
}

/**
 * Where a link or a sign-in may lead: the site, or what the allow list names; while the site is not
 * on https, which a public one is, a loopback address too.
 */

export interface RedirectRules {
  siteUrl: string
  allowed: readonly RegExp[]
}

export const redirectRules = (siteUrl: string, globs: readonly string[]): RedirectRules => ({
  siteUrl,
  allowed: globs.map(globPattern),
})

/** The first acceptable of what was asked for and where the request came from, else the site. */
export function redirectTarget(
  { siteUrl, allowed }: RedirectRules,
  ...candidates: (string | null | undefined)[]
): string {
  const site = new URL(siteUrl)
  const acceptable = (candidate: string) => {
    const url = webAddress(candidate)
    if (!url) return false
    if (sameSite(url, site) || allowed.some((one) => one.test(candidate))) return true
    return isLoopbackIp(url) && (site.protocol === 'http:' || isLoopbackName(site))
  }
  return candidates.find((one): one is string => !!one && acceptable(one)) ?? siteUrl
}

/** Browsers strip or turn some characters before they go somewhere; what has one is not judged. */
const treacherous = /[\p{Cc}\s\\]/u

function webAddress(text: string): URL | undefined {
  if (treacherous.test(text)) return undefined
  const url = URL.parse(text)
  // An app's own scheme can only be allowed by name, never by its host.
  if (url?.username !== '' || url.password !== '') return undefined
  return url.protocol === 'javascript:' || url.protocol === 'data:' ? undefined : url
}

function sameSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || isLoopbackName(site)
}

const isLoopbackName = (url: URL) => url.hostname === 'localhost' || isLoopbackIp(url)

const isLoopbackIp = ({ protocol, hostname }: URL) =>
  /^https?:$/.test(protocol) && (/^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]')

/** `*` stops at a dot and a slash, `**` stops nowhere, `?` is one character, the rest is itself. */
function globPattern(glob: string): RegExp {
  const source = glob.replace(/\*\*|\*|\?|[.+^${}()|[\]\\/]/g, (part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    return part === '?' ? '[^./]' : `\\${part}`
  })
  return new RegExp(`^${source}$`)
}

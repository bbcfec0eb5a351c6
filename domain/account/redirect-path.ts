/** Where a person goes after signing in: a path of this site, whatever the request asked for. */

/** A path that leads back here, or undefined for anything that could lead elsewhere. */
export function safeRedirectPath(wanted: string | null | undefined): string | undefined {
  if (!wanted || wanted.length > 2048) return undefined
  const path = wanted.startsWith('/') ? wanted : `/${wanted}`
  // Browsers read `\` as `/` and skip control characters, so `/\host` and `/<tab>/host` leave the site.
  if (/[\\\p{Cc}]/u.test(path) || path.startsWith('//')) return undefined
  const resolved = new URL(path, 'http://here.invalid')
  if (resolved.origin !== 'http://here.invalid') return undefined
  // `/.//host` begins like a path of this site and ends as an address of another.
  if (resolved.pathname.startsWith('//')) return undefined
  // Signing in again is no place to go after signing in.
  if (resolved.pathname === '/auth' || resolved.pathname.startsWith('/auth/')) return undefined
  return `${resolved.pathname}${resolved.search}${resolved.hash}`
}

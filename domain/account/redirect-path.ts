/**
 * Validates the path to return to after signing in, so that links can't redirect to other sites.
 */

/** The path of this site, or undefined for anything that could lead elsewhere. */
export function safeRedirectPath(wanted: string | null | undefined): string | undefined {
  if (!wanted || wanted.length > 2048) return undefined
  const path = wanted.startsWith('/') ? wanted : `/${wanted}`
  // Browsers treat `\` as `/` and drop control characters, so `/\host` and `/<tab>/host` leave the
  // site.
  if (/[\\\p{Cc}]/u.test(path) || path.startsWith('//')) return undefined
  const resolved = new URL(path, 'http://here.invalid')
  if (resolved.origin !== 'http://here.invalid') return undefined
  // `/.//host` resolves to `//host`, which is another site.
  if (resolved.pathname.startsWith('//')) return undefined
  // A return to the sign-in pages would be a loop.
  if (resolved.pathname === '/auth' || resolved.pathname.startsWith('/auth/')) return undefined
  return `${resolved.pathname}${resolved.search}${resolved.hash}`
}

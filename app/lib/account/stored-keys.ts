/** Values in browser storage that outlive the redirect of a sign-in. */
import { safeRedirectPath } from '#domain/account/redirect-path.ts'

const keys = {
  redirectPath: 'auth_redirect_path',
  reloadTarget: 'auth_reload_target',
  calendarPending: 'calendar_auth_pending',
} as const

/** Storage errors (full, or blocked) are ignored: sign-in works without it. */
function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Without `path` the current page is stored, with its query. */
export function saveRedirectPath(path?: string): void {
  const { pathname, search } = window.location
  const safe = safeRedirectPath(path ?? `${pathname}${search}`)
  if (safe) store(keys.redirectPath, safe)
}

/** Reads and removes the path, so that the next sign-in does not reuse it. */
export function takeRedirectPath(): string {
  const path = safeRedirectPath(read(keys.redirectPath))
  store(keys.redirectPath, null)
  return path ?? '/'
}

export function saveReloadTarget(path: string): void {
  store(keys.reloadTarget, safeRedirectPath(path) ?? '/')
}

export function takeReloadTarget(): string {
  const path = safeRedirectPath(read(keys.reloadTarget))
  store(keys.reloadTarget, null)
  return path ?? '/'
}

export const calendarPending = {
  set: () => store(keys.calendarPending, 'true'),
  clear: () => store(keys.calendarPending, null),
  isSet: () => read(keys.calendarPending) === 'true',
}

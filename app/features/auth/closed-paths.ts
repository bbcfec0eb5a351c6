/** The paths on which the sign-in prompt was closed in this tab, in session storage. */
const key = 'sign_in_prompt_closed'

export const closedPaths = {
  read(): string[] {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : []
    } catch {
      return []
    }
  },
  write(paths: Iterable<string>): void {
    try {
      sessionStorage.setItem(key, JSON.stringify([...paths]))
    } catch {}
  },
}

/** The pages on which this tab has already declined to sign in. */
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

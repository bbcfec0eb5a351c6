/** The pages on which this tab has already declined to sign in. */
import { z } from 'zod/mini'

const key = 'sign_in_prompt_closed'
const pathsSchema = z.array(z.string())

export const closedPaths = {
  read(): string[] {
    try {
      return pathsSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
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

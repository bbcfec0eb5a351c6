/** Whether the sign-in prompt was closed in this visit: in session storage, until the tab is closed. */
const key = 'sign_in_prompt_closed'

export const promptClosed = {
  read(): boolean {
    try {
      return sessionStorage.getItem(key) !== null
    } catch {
      return false
    }
  },
  write(): void {
    try {
      sessionStorage.setItem(key, 'true')
    } catch {}
  },
}

/** A wish that was typed and not sent, in session storage; where there is none, it is not kept. */
const key = 'wish_draft'

export const wishDraft = {
  read(): string {
    try {
      return sessionStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  },
  write(text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    } catch {}
  },
}

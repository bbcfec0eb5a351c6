/** Undefined where the browser blocks it: asking throws there. */
export function localStorageOf(page: Window): Storage | undefined {
  try {
    return page.localStorage
  } catch {
    return undefined
  }
}

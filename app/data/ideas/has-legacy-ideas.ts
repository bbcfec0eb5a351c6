/** Where an earlier version kept a visitor's ideas. */
export const savedIdeasKey = 'savedIdeas'

export type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether the browser has some; false where its storage is blocked. */
export function hasLegacyIdeas(storage: LocalStorage | undefined): boolean {
  try {
    return typeof storage?.getItem(savedIdeasKey) === 'string'
  } catch {
    return false
  }
}

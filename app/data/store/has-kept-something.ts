/** Whether this browser has ever kept anything: opening the store to look would make one. */
export async function hasKeptSomething(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false
  // Browsers without the list of databases are asked by opening it.
  if (typeof indexedDB.databases !== 'function') return true
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name?.startsWith('piri'))
}

/**
 * A store that removes nothing while something else still reads what is to be removed, such as a
 * backup whose rows name it. What stays is found by the sweep later.
 */
import type { ObjectStore } from './object-store.ts'

export function deferredRemovalStore(
  store: ObjectStore,
  isKept: () => Promise<boolean>,
): ObjectStore {
  return {
    ...store,
    async remove(addresses) {
      if (addresses.length > 0 && !(await isKept())) await store.remove(addresses)
    },
  }
}

/** Where the local identity provider keeps what it issues: in memory, each until it expires. */
import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Kept {
  payload: AdapterPayload
  expiresAt: number
}

/** One store for all kinds; the provider asks for an adapter for each. */
export function memoryAdapters(now: () => number = Date.now): (kind: string) => Adapter {
  const store = new Map<string, Kept>()

  const sweep = () => {
    for (const [key, { expiresAt }] of store) if (expiresAt <= now()) store.delete(key)
  }
  const find = (matches: (key: string, payload: AdapterPayload) => boolean) => {
    sweep()
    return [...store].find(([key, { payload }]) => matches(key, payload))?.[1].payload
  }

  return (kind) => {
    const keyOf = (id: string) => `${kind}:${id}`
    const ofKind = (key: string) => key.startsWith(`${kind}:`)
    return {
      async upsert(id, payload, expiresIn) {
        sweep()
        store.set(keyOf(id), {
          payload,
          expiresAt: now() + (expiresIn ?? Number.POSITIVE_INFINITY) * 1000,
        })
      },
      find: async (id) => find((key) => key === keyOf(id)),
      findByUid: async (uid) => find((key, payload) => ofKind(key) && payload.uid === uid),
      findByUserCode: async (code) =>
        find((key, payload) => ofKind(key) && payload.userCode === code),
      async consume(id) {
        const kept = store.get(keyOf(id))
        if (kept) kept.payload.consumed = Math.floor(now() / 1000)
      },
      async destroy(id) {
        store.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of store) if (payload.grantId === grantId) store.delete(key)
      },
    }
  }
}

/**
 * Moves ideas that an earlier version kept in the local storage to those of the visitor. The key is
 * removed only after the copy is stored; what could not be read is kept under a key of its own.
 */
import { newId } from '#app/data/new-id.ts'
import { appendWaiting } from '#app/data/outbox/waiting.ts'
import type { Store } from '#app/data/store/store.ts'
import { type IdeaDraft, newIdea } from '#domain/ideas/idea.ts'
import { readSavedIdeas } from '#domain/ideas/legacy.ts'
import { hasLegacyIdeas, type LocalStorage, savedIdeasKey } from './has-legacy-ideas.ts'
import { ideaKind } from './idea-backend.ts'

const unreadableKey = 'savedIdeas_unreadable'
/** In the store: the text that was moved last. */
const movedKey = ['moved', savedIdeasKey]

/** `unreadable`: the key held something else than ideas. */
export async function moveLegacyIdeas(
  store: Store,
  storage: LocalStorage | undefined,
  now: () => number,
): Promise<'nothing' | 'moved' | 'unreadable'> {
  if (!storage || !hasLegacyIdeas(storage)) return 'nothing'
  const text = storage.getItem(savedIdeasKey) ?? ''
  const saved = readSavedIdeas(text)
  const whole = saved !== null && saved.unreadable === 0
  if (!whole) storage.setItem(unreadableKey, text)
  await store.write(async (rows) => {
    // Two tabs that find the key at once would move it twice.
    if ((await rows.get('kept', movedKey)) === text) return
    await rows.put('kept', movedKey, text)
    for (const [index, draft] of (saved?.ideas ?? []).entries()) {
      const { id, change } = creationOf(draft, now(), index)
      await appendWaiting(rows, { holder: 'visitor', entity: ideaKind.entity, key: id }, [change])
    }
  })
  storage.removeItem(savedIdeasKey)
  return whole ? 'moved' : 'unreadable'
}

function creationOf(draft: IdeaDraft, at: number, index: number) {
  const id = newId()
  const row = newIdea(draft, id, new Date(at + index).toISOString())
  return { id, change: { id: newId(), body: { kind: 'create', row, at }, at } }
}

/**
 * Merges messages of the last sessions, of this browser and of the current tab into one list. A message that is in
 * two of them appears once.
 */
import type { ChatMessage } from '#domain/assistant/contract.ts'

export const mostShownMessages = 50
const comparedCharacters = 50

/** Two messages with the same beginning by the same hand are the same one. */
const keyOf = ({ role, content }: ChatMessage) => `${role} ${content.slice(0, comparedCharacters)}`

/**
 * `stored` are all messages that are kept somewhere, oldest first; of two that are alike the later one
 * stays. `fresh` are this tab's own, in order: they all stay, also where somebody says the same twice,
 * and stand where the store has them, or at the end where it does not have them yet.
 */
export function mergeMessages<Message extends ChatMessage>(
  stored: readonly Message[],
  fresh: readonly Message[] = [],
): Message[] {
  const own = new Set(fresh)
  const known = new Set(fresh.map(keyOf))
  const kept: Message[] = []
  for (const message of freshInPlace(stored, fresh).toReversed()) {
    const key = keyOf(message)
    if (!own.has(message) && known.has(key)) continue
    known.add(key)
    kept.push(message)
  }
  return kept.reverse().slice(-mostShownMessages)
}

/** The stored line, with a fresh message in place of its stored copy; those without one come before the next fresh one, or last. */
function freshInPlace<Message extends ChatMessage>(
  stored: readonly Message[],
  fresh: readonly Message[],
): Message[] {
  const line = [...stored]
  let before = line.length
  for (const message of fresh.toReversed()) {
    const at = line
      .slice(0, before)
      .findLastIndex(({ role, content }) => role === message.role && content === message.content)
    if (at < 0) line.splice(before, 0, message)
    else {
      line[at] = message
      before = at
    }
  }
  return line
}
